# The place of a maze on its sheet, and what is drawn there: what is in the way, ends, walls, solution. $maze says whether the maze is
# there (drawn) or would be (planned).

table-in-way = Tabela { $table } je u opsegu { $area } na listu { $sheet }, gde { $maze ->
    [drawn] je lavirint
   *[planned] bi bio lavirint
  }. { $maze ->
    [drawn] Pretvorite tabelu u opseg
   *[planned] Premestite tabelu ili izaberite drugi list
  }, pa pokušajte ponovo.
merged-in-way = { $count ->
    [1] { $cells } na listu { $sheet } je objedinjena ćelija
    [one] { $cells } na listu { $sheet } su objedinjene ćelije
    [few] { $cells } na listu { $sheet } su objedinjene ćelije
   *[other] { $cells } na listu { $sheet } su objedinjene ćelije
  } u opsegu { $area }, gde { $maze ->
    [drawn] je lavirint
   *[planned] bi bio lavirint
  }. Razdvojite objedinjene ćelije ili izaberite drugi list, pa pokušajte ponovo.
filter-across = Filter u opsegu { $filter } zahvata opseg { $area } na listu { $sheet }, gde { $maze ->
    [drawn] je lavirint
   *[planned] bi bio lavirint
  }. Uklonite filter ili izaberite drugi list, pa pokušajte ponovo.
columns-hidden = { $count ->
    [1] Kolona { $columns } na listu { $sheet } je skrivena
    [one] Kolone { $columns } na listu { $sheet } su skrivene
    [few] Kolone { $columns } na listu { $sheet } su skrivene
   *[other] Kolone { $columns } na listu { $sheet } su skrivene
  }, a lavirint { $maze ->
    [drawn] ide preko toga
   *[planned] bi išao preko toga
  }. Otkrijte ono što je skriveno ili izaberite drugi list, pa pokušajte ponovo.
rows-hidden = { $count ->
    [1] Red { $rows } na listu { $sheet } je skriven
    [one] Redovi { $rows } na listu { $sheet } su skriveni
    [few] Redovi { $rows } na listu { $sheet } su skriveni
   *[other] Redovi { $rows } na listu { $sheet } su skriveni
  }, a lavirint { $maze ->
    [drawn] ide preko toga
   *[planned] bi išao preko toga
  }. Otkrijte ono što je skriveno ili izaberite drugi list, pa pokušajte ponovo.

text-too-long-for-end = Ćelija { $cell } na listu { $sheet } sadrži tekst koji je predugačak da bi se sačuvao dok je tu označen ulaz ili izlaz. Premestite tekst u drugu ćeliju i pokušajte ponovo.
overwrite-for-ends = { $count ->
    [one] U { LIST($cells) } na listu { $sheet } već je { $count } vrednost. Želite li da je zamenite? Vratiće se kad se oznaka ukloni.
    [few] U { LIST($cells) } na listu { $sheet } već su { $count } vrednosti. Želite li da ih zamenite? Vratiće se kad se oznake uklone.
   *[other] U { LIST($cells) } na listu { $sheet } već je { $count } vrednosti. Želite li da ih zamenite? Vratiće se kad se oznake uklone.
  }

no-solution = Na listu { $sheet } nije pronađeno rešenje. Prvo pritisnite „{ solve-button }“.

maze-selected-too-large = Izbor { $area } na listu { $sheet } ima { $count ->
    [one] { $count } ćeliju
    [few] { $count } ćelije
   *[other] { $count } ćelija
}. Čita se najviše { NUMBER($most) }, i to bez celih redova ili kolona. Izaberite samo ćelije lavirinta.
taken-out-unknown = Svaka ćelija opsega { $area } računa se kao deo lavirinta, jer spisak uklonjenih ćelija pripada drugoj veličini.

maze-sheet-protected = List { $sheet } je zaštićen. Uklonite zaštitu i pokušajte ponovo.
watched-maze-changed = Lavirinta nacrtanog u opsegu { $area } više nema ili je promenjen, pa njegovi koraci ne mogu da se prikažu. Pritisnite „{ generate-button }“ za novi lavirint.
watched-solution-gone = Rešenja nacrtanog u opsegu { $area } više nema ili je lavirint promenjen, pa pretraga ne može da se prikaže. Ponovo pritisnite „{ solve-button }“.

walls-unseen = Zidovi su iste boje kao ćelije. Da biste ih videli, izaberite drugu u odeljku „{ look-title }“.

maze-left-place = Lavirint je premešten iz opsega { $area } na listu { $sheet }.
covered-cells-shown = Ono što je tamo prekrivao nalazi se na listu { $copy }, koji više nije skriven.

taken-for-walls = Kao zidovi se računaju { $walls }.
which-walls = Šta su zidovi lavirinta { $maze } na listu { $sheet }: { $first } ili { $second }?
these-walls = Zidovi: { $walls }
lines-as-walls = { $weight ->
    [Thick] debele linije
    [Medium] srednje linije
    [Thin] tanke linije
   *[other] linije u boji: { $named ->
        [black] crna
        [white] bela
       *[other] { $color }
    }
}
all-lines-as-walls = linije
fills-as-walls = { $named ->
    [black] crne ćelije
    [white] bele ćelije
   *[other] ćelije sa popunom { $color }
}
several-fills-as-walls = { $colors ->
    [one] ćelije sa { $colors } bojom popune
    [few] ćelije sa { $colors } boje popune
   *[other] ćelije sa { $colors } boja popune
}
texts-as-walls = { $kind ->
    [none] prazne ćelije
   *[other] ćelije sa { $text }
}
sums-as-walls = { $kind ->
    [walls] zbirovi od { $top } (gore), { $right } (desno), { $bottom } (dole) i { $left } (levo)
   *[passages] sve strane koje zbirovi od { $top } (gore), { $right } (desno), { $bottom } (dole) i { $left } (levo) ne otvaraju
}
no-walls = U opsegu { $area } na listu { $sheet } nema linija, obojenih ćelija ni znakova koji bi mogli da budu zidovi lavirinta. Izaberite lavirint sa zidovima i pokušajte ponovo.
walls-are-cells = Zidovi lavirinta { $maze } na listu { $sheet } su ćelije, i sa njima ovo nije moguće. Prvo pritisnite „{ redraw-button }“.
rules-hide-marks = Uslovno oblikovanje boji otvorene ćelije lavirinta { $maze } na listu { $sheet }, pa se ne bi videlo ono što Lavirint u njima oboji. Prvo pritisnite „{ redraw-button }“.
