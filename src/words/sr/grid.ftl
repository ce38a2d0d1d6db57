# A maze's grid comes and goes. $area is where it stands, or would: B2:U16.

overwrite-values = { $cells ->
    [1] Ćelija { $area } na listu { $sheet } sadrži
    [one] Opseg { $area } na listu { $sheet } sadrži
    [few] Opseg { $area } na listu { $sheet } sadrži
   *[other] Opseg { $area } na listu { $sheet } sadrži
  } { $count ->
    [one] { $count } vrednost. Želite li da je zamenite?
    [few] { $count } vrednosti. Želite li da ih zamenite?
   *[other] { $count } vrednosti. Želite li da ih zamenite?
  }
draw-over-names = Imena upućuju na ćelije na listu { $sheet } na kojima bi bio lavirint: { LIST($names) }{ $more ->
    [0] {""}
   *[other] {" "}i još { $more }
}. Želite li da crtate preko njih?
delete-values = { $cells ->
    [1] Ćelija { $area } na listu { $sheet } sadrži
    [one] Opseg { $area } na listu { $sheet } sadrži
    [few] Opseg { $area } na listu { $sheet } sadrži
   *[other] Opseg { $area } na listu { $sheet } sadrži
  } { $count ->
    [one] { $count } vrednost. Želite li da je izbrišete
    [few] { $count } vrednosti. Želite li da ih izbrišete
   *[other] { $count } vrednosti. Želite li da ih izbrišete
  } zajedno sa lavirintom?
clear-without-contents = Ono što lavirint { $area } na listu { $sheet } prekriva ne može da se vrati, jer skrivenog lista na kojem je to čuvano više nema ili pripada drugom lavirintu. Želite li da uklonite lavirint i ostavite njegove ćelije prazne?

shape-over-size-cells = Lavirint u opsegu { $area } prekrio bi ćelije za veličinu na listu { $sheet }. Izaberite ćelije koje ne zauzimaju ćelije za veličinu ili drugi list.
shape-beside-maze = Na listu { $sheet } već postoji lavirint u opsegu { $maze }, a oblik { $shape } počinje u drugoj ćeliji. Prvo pritisnite „{ clear-maze-button }“ ili izaberite ćelije na drugom listu.
shape-is-one-cell = { $cell } na listu { $sheet } je samo jedna ćelija. Izaberite sve ćelije za lavirint, više oblasti uz taster Ctrl (na Mac računaru Cmd), ili izaberite „{ shape-colour }“, pa pokušajte ponovo.
shape-colourless = Ćelija { $cell } na listu { $sheet } nema boju popune. Popunite ćelije oblika bojom i izaberite jednu od njih, ili izaberite „{ shape-areas }“, pa pokušajte ponovo.
shape-selected-too-large = Izbor { $areas } na listu { $sheet } obuhvata { $count ->
    [one] { $count } ćeliju
    [few] { $count } ćelije
   *[other] { $count } ćelija
}. Dozvoljeno je najviše { NUMBER($most) }, i to bez celih redova ili kolona. Izaberite manje ćelija.
used-part-too-large = Korišćeni deo lista { $sheet }, { $area }, obuhvata { $count ->
    [one] { $count } ćeliju
    [few] { $count } ćelije
   *[other] { $count } ćelija
}. Dozvoljeno je najviše { NUMBER($most) }, i to bez celih redova ili kolona. Izaberite manje ćelija.

move-formulas-away = Premestite formule i imena, ili umetnite ili izbrišite cele redove ili kolone komandama same radne sveske.
formulas-in-maze = { $count ->
    [1] Ćelija { $cells } u lavirintu { $area } na listu { $sheet } sadrži formulu.
    [one] Ćelije { $cells } u lavirintu { $area } na listu { $sheet } sadrže formule.
    [few] Ćelije { $cells } u lavirintu { $area } na listu { $sheet } sadrže formule.
   *[other] Ćelije { $cells } u lavirintu { $area } na listu { $sheet } sadrže formule.
  }
name-refers-to-maze = Ime { $name } upućuje na { $cells } u lavirintu { $area } na listu { $sheet }.
formulas-refer-to-maze = { $count ->
    [1] Ćelija { $cells } na listu { $other } upućuje
    [one] Ćelije { $cells } na listu { $other } upućuju
    [few] Ćelije { $cells } na listu { $other } upućuju
   *[other] Ćelije { $cells } na listu { $other } upućuju
  } na ćelije lavirinta { $area } na listu { $sheet }.

walls-still-stand = Radna sveska je prihvatila lavirint u opsegu { $area } na listu { $sheet }, ali neki zidovi koji treba da nestanu još stoje. Zatvorite radnu svesku, ponovo je otvorite i pritisnite „{ generate-button }“.
grid-unfinished = Mreža { $area } na listu { $sheet } možda nije dovršena. Pritisnite „{ generate-button }“ da se mreža ponovo nacrta ili „{ clear-maze-button }“ da se ukloni.
grid-closed = U mreži { $area } na listu { $sheet } stoje svi zidovi. Pritisnite „{ generate-button }“ da se nacrta lavirint.
sheet-as-before = List { $sheet } je ponovo kao pre.
earlier-maze-gone = Ranijeg lavirinta na listu { $sheet } više nema, a list je kao što je bio pre njega.
size-cell-looks-lost = Popune i formati praznih ćelija izabranih za veličinu ne mogu da se vrate.

contents-not-back = Sadržaj i raniji izgled njegovih ćelija ne mogu da se vrate, jer skrivenog lista na kojem su čuvani više nema ili pripada drugom lavirintu.
widths-stay = { $count ->
    [one] Širina { $count } kolone ostaje kakva je, jer radna sveska ne sadrži raniju širinu.
    [few] Širine { $count } kolone ostaju kakve su, jer radna sveska ne sadrži ranije širine.
   *[other] Širine { $count } kolona ostaju kakve su, jer radna sveska ne sadrži ranije širine.
  }
heights-stay = { $count ->
    [one] Visina { $count } reda ostaje kakva je, jer radna sveska ne sadrži raniju visinu.
    [few] Visine { $count } reda ostaju kakve su, jer radna sveska ne sadrži ranije visine.
   *[other] Visine { $count } redova ostaju kakve su, jer radna sveska ne sadrži ranije visine.
  }
lines-changed-inside = U lavirintu su redovi ili kolone umetani ili brisani komandama same radne sveske. Ono što je prekrivao nalazi se na listu { $copy }, koji više nije skriven.
