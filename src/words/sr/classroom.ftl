# Class lists and class sets. $row is the number of a row of the worksheet, $name what stands on a pupil’s page.

class-list-ready = Spisak učenika je na listu { $sheet }, sa tri primera. Preko njih upišite svoje učenike i pritisnite „{ make-class-set-button }“.

# What is wrong with a list, or with one of its rows.
class-no-names = Prvi red opsega { $area } na listu { $sheet } nema zaglavlje { class-heading-name }. Izaberite tabelu ili opseg sa tim zaglavljem i pokušajte ponovo; „{ new-class-list-button }“ upisuje primer.
class-list-empty = U opsegu { $area } na listu { $sheet } nema učenika. Upišite neko ime ispod zaglavlja { class-heading-name } i pokušajte ponovo.
class-too-many = Na spisku { $count ->
  [one] je { $count } učenik
  [few] su { $count } učenika
  *[other] je { $count } učenika
  }, a komplet ima stranice za najviše { NUMBER($most) }. Podelite ga na više tabela.
class-name-missing = U redu { NUMBER($row, useGrouping: 0) } nema imena. Upišite ga ili ispraznite taj red.
class-name-too-long = Ime u redu { NUMBER($row, useGrouping: 0) } ima { $length ->
    [one] { $length } znak
    [few] { $length } znaka
   *[other] { $length } znakova
}, a na vrh stranice ih staje najviše { NUMBER($most) }. Skratite ga.
class-header-too-long = { $name } i naslov ne staju zajedno na vrh stranice. Skratite naslov ili ime u redu { NUMBER($row, useGrouping: 0) }.
class-name-twice = Obe stranice bi se zvale { $name }, jer ponovljena imena dobijaju broj. Promenite ime u redu { NUMBER($row, useGrouping: 0) } ili u redu { NUMBER($other, useGrouping: 0) }.
class-level-unknown = U redu { NUMBER($row, useGrouping: 0) } ({ $name }), u koloni { class-heading-level }, piše „{ $level }“. Upišite { class-level-easy }, { class-level-medium }, { class-level-hard } ili od 1 do 5, ili ostavite ćeliju praznu.
class-word-too-long = U redu { NUMBER($row, useGrouping: 0) } ({ $name }) je „{ $word }“, a u ćeliju staje najviše { $most ->
    [one] { $most } znak
    [few] { $most } znaka
   *[other] { $most } znakova
}. Koristite kraće reči.
class-shape-unknown = U redu { NUMBER($row, useGrouping: 0) } ({ $name }), u koloni { class-heading-shape }, piše „{ $shape }“. Upišite { LIST($known, type: "disjunction") }, ili ostavite ćeliju praznu.
class-shape-too-large = Oblik u redu { NUMBER($row, useGrouping: 0) } ({ $name }) imao bi na ovom papiru premale ćelije. Izaberite drugi ili veći papir.
class-row-fault = Red { NUMBER($row, useGrouping: 0) }, { $name }: { $fault }
class-shape-kinds = Izabrane vrste popunjavaju samo pravougaonike, pa { $name } ne može da dobije oblik. Izaberite druge vrste lavirinata za odeljenje ili ispraznite ćeliju u koloni { class-heading-shape } u redu { NUMBER($row, useGrouping: 0) }.
class-more-faults = { $count ->
    [one] Treba promeniti još { $count } red.
    [few] Treba promeniti još { $count } reda.
   *[other] Treba promeniti još { $count } redova.
}

class-set-ready = U opsegu { $list } { $count ->
    [one] je { $count } učenik, i napravljena je { $count } stranica
    [few] su { $count } učenika, i napravljene su { $count } stranice
   *[other] je { $count } učenika, i napravljeno je { $count } stranica
} sa sadržajem na listu { $index }.

no-class-set = U ovoj radnoj svesci nema kompleta. Prvo pritisnite „{ make-class-set-button }“.
several-class-sets = U ovoj radnoj svesci { $count ->
    [one] ima { $count } komplet
    [few] ima { $count } kompleta
   *[other] ima { $count } kompleta
}. Izaberite neki list kompleta na koji mislite i pokušajte ponovo.
class-set-unreadable = List sa sadržajem, na kojem piše kako je komplet napravljen, izbrisan je ili promenjen; { $count ->
    [one] ostao je { $count } njegov list
    [few] ostala su { $count } njegova lista
   *[other] ostalo je { $count } njegovih listova
}. Pritisnite „{ delete-booklet-button }“ i ponovo napravite komplet.
class-list-gone = Spiska od kojeg je ovaj komplet napravljen više nema. Napravite novi komplet.
class-pages =
    { $done ->
        [new] Nove stranice: { LIST($names) }.
        [changed] Stranice koje se prave ponovo: { LIST($names) }.
        [gone] Stranice koje se brišu: { LIST($names) }.
       *[left] Listovi ranijeg ažuriranja koji se brišu: { LIST($names) }.
    }
class-update-question = Sadržaj i rešenja se ponovo prave po spisku: ono što ste tamo dodali nestaje. Sve ostale stranice ostaju kakve su. Ranije izmene posle toga ne možete da opozovete. Želite li da se komplet ažurira?
class-update-yes = Ažuriraj
class-set-updated = Komplet se slaže sa spiskom. Napravljeno stranica: { $drawn ->
    [0] nijedna
    [one] { $drawn }
    [few] { $drawn }
   *[other] { $drawn }
}, izbrisano: { $gone ->
    [0] nijedna
   *[other] { $gone }
}, ukupno: { NUMBER($count) }.
class-set-updated-nevertheless = Komplet je ipak ažuriran.

# Samoprovera za ceo komplet. $name je ime učenika; $first i $last su imena učenika.
class-set-marked = { $count ->
    [1] Stranica kompleta sada ima samoproveru: poseban list u koji učenik upisuje put.
    [one] { $count } stranica kompleta sada ima samoproveru: za svaku poseban list, u koji učenik upisuje put.
    [few] { $count } stranice kompleta sada imaju samoproveru: za svaku poseban list, u koji učenik upisuje put.
   *[other] { $count } stranica kompleta sada ima samoproveru: za svaku poseban list, u koji učenik upisuje put.
  } „{ collect-button }“ pravi tabelu sa svim rezultatima.
class-marking-stands = Stranice sa samoproverom: { $made } od { $count } ({ $first } do { $last }). „{ mark-class-set-button }“ dodaje ostale.
class-page-not-marked = Stranica { $name } ne dobija samoproveru.
self-markings-not-locked = Program za tabele nije zaštitio listove za samoproveru, pa njihove formule mogu da se menjaju, a skrivene kolone da se prikažu.
# Učenici su upisali puteve, a njihovi listovi za samoproveru se zamenjuju ili brišu.
class-typed-paths-go = { $count ->
    [1] Upisani put briše se zajedno s dosadašnjim listom
   *[other] Upisani putevi brišu se zajedno s dosadašnjim listovima
  } za samoproveru: { LIST($names) }.
class-markings-left = Listovi za samoproveru izmenjenih stranica nisu ažurirani; ostaju dosadašnji. „{ mark-class-set-button }“ dodaje nove.
