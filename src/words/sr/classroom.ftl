# Class lists and class sets. $row is the number of a row of the worksheet, $name what stands on a pupil’s page.

class-list-ready = Spisak učenika je na listu { $sheet }, sa tri primera. Preko njih upišite svoje učenike i pritisnite „{ make-class-set-button }“.

# What is wrong with a list, or with one of its rows.
class-no-names = Izaberite tabelu ili opseg sa zaglavljem { class-heading-name } i pokušajte ponovo. U opsegu { $area } na listu { $sheet } nema takvog zaglavlja u prvom redu. „{ new-class-list-button }“ upisuje primer.
class-list-empty = Upišite neko ime ispod zaglavlja { class-heading-name } i pokušajte ponovo. U opsegu { $area } na listu { $sheet } nema učenika.
class-too-many = Podelite spisak na više tabela. Na njemu je { $count ->
    [one] { $count } učenik
    [few] { $count } učenika
   *[other] { $count } učenika
}, a komplet ima stranice za najviše { NUMBER($most) }.
class-name-missing = Upišite ime u red { NUMBER($row, useGrouping: 0) } ili ispraznite taj red. U njemu nema imena.
class-name-too-long = Skratite ime u redu { NUMBER($row, useGrouping: 0) }. Ima { $length ->
    [one] { $length } znak
    [few] { $length } znaka
   *[other] { $length } znakova
}, a iznad stranice ih staje najviše { NUMBER($most) }.
class-header-too-long = Skratite naslov ili ime u redu { NUMBER($row, useGrouping: 0) }. { $name } i naslov ne staju zajedno iznad stranice.
class-name-twice = Promenite ime u redu { NUMBER($row, useGrouping: 0) } ili u redu { NUMBER($other, useGrouping: 0) }. Obe stranice bi se zvale { $name }, jer ponovljena imena dobijaju broj.
class-level-unknown = Upišite { class-level-easy }, { class-level-medium }, { class-level-hard } ili od 1 do 5 u kolonu { class-heading-level }, red { NUMBER($row, useGrouping: 0) } ({ $name }), ili ne upisujte ništa. Tamo sada piše „{ $level }“.
class-word-too-long = Koristite kraće reči u redu { NUMBER($row, useGrouping: 0) } ({ $name }). Tamo je „{ $word }“, a u ćeliju staje najviše { $most ->
    [one] { $most } znak
    [few] { $most } znaka
   *[other] { $most } znakova
}.
class-shape-unknown = Upišite { LIST($known, type: "disjunction") } u kolonu { class-heading-shape }, red { NUMBER($row, useGrouping: 0) } ({ $name }), ili ne upisujte ništa. Tamo sada piše „{ $shape }“.
class-shape-too-large = Promenite { class-heading-shape } u redu { NUMBER($row, useGrouping: 0) } ({ $name }) ili izaberite veći papir. Na ovom bi ćelije bile premale.
class-shape-letters = Promenite { class-heading-shape } ili ime u redu { NUMBER($row, useGrouping: 0) } ({ $name }).
class-shape-kinds = Izaberite druge vrste lavirinata za odeljenje ili ispraznite { class-heading-shape } u redu { NUMBER($row, useGrouping: 0) }. Izabrane vrste popunjavaju samo pravougaonike, pa { $name } ne može da dobije oblik.
class-words-fault = Promenite reči u redu { NUMBER($row, useGrouping: 0) } ({ $name }) ili izaberite veći lavirint.
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

no-class-set = Prvo pritisnite „{ make-class-set-button }“. U ovoj radnoj svesci nema kompleta.
several-class-sets = Izaberite neki list kompleta na koji mislite i pokušajte ponovo. U ovoj radnoj svesci { $count ->
    [one] ima { $count } komplet
    [few] ima { $count } kompleta
   *[other] ima { $count } kompleta
}.
class-set-unreadable = Pritisnite „{ delete-booklet-button }“ i ponovo napravite komplet. Njegovog sadržaja, koji pamti kako je napravljen, više nema ili je promenjen; { $count ->
    [one] ostao je { $count } njegov list
    [few] ostala su { $count } njegova lista
   *[other] ostalo je { $count } njegovih listova
}.
class-list-gone = Napravite novi komplet. Spiska od kojeg je ovaj napravljen više nema.
class-set-up-to-date = Ništa ne treba menjati: { $count ->
    [1] stranica se slaže
    [one] sva { $count } stranica se slaže
    [few] sve { $count } stranice se slažu
   *[other] svih { $count } stranica se slaže
} sa spiskom.
class-pages-new = { $count ->
    [one] { $count } nova stranica: { LIST($names) }.
    [few] { $count } nove stranice: { LIST($names) }.
   *[other] { $count } novih stranica: { LIST($names) }.
}
class-pages-changed = { $count ->
    [one] { $count } stranica se pravi ponovo: { LIST($names) }.
    [few] { $count } stranice se prave ponovo: { LIST($names) }.
   *[other] { $count } stranica se pravi ponovo: { LIST($names) }.
}
class-pages-gone = { $count ->
    [one] { $count } stranica se briše: { LIST($names) }.
    [few] { $count } stranice se brišu: { LIST($names) }.
   *[other] { $count } stranica se briše: { LIST($names) }.
}
# Sheets of the class set that an interrupted update left.
class-sheets-left = { $count ->
    [one] Briše se { $count } list koji je ostao od ranijeg ažuriranja: { LIST($names) }.
    [few] Brišu se { $count } lista koja su ostala od ranijeg ažuriranja: { LIST($names) }.
   *[other] Briše se { $count } listova koji su ostali od ranijeg ažuriranja: { LIST($names) }.
}
class-index-differs = Sadržaj ili rešenja ne odgovaraju stranicama, pa se ponovo pišu.
class-update-question = Sadržaj i rešenja prate spisak; sve ostale stranice ostaju kakve su. Komanda Opozovi tada ne može da vrati ništa od ranije. Želite li da se komplet ažurira?
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
marking-page = Dodavanje samoprovere: { $name }, stranica { NUMBER($number) } od { NUMBER($count) }…
class-set-marked = { $count ->
    [1] Stranica kompleta sada ima samoproveru: poseban list u koji učenik upisuje put.
    [one] { $count } stranica kompleta sada ima samoproveru: za svaku poseban list, u koji učenik upisuje put.
    [few] { $count } stranice kompleta sada imaju samoproveru: za svaku poseban list, u koji učenik upisuje put.
   *[other] { $count } stranica kompleta sada ima samoproveru: za svaku poseban list, u koji učenik upisuje put.
  } „{ collect-button }“ pravi tabelu sa svim rezultatima.
class-set-marked-already = Ništa ne treba menjati: { $count ->
    [1] stranica kompleta ima
    [one] sva { $count } stranica kompleta ima
    [few] sve { $count } stranice kompleta imaju
   *[other] svih { $count } stranica kompleta ima
  } list za samoproveru.
class-marking-stands = Stranice sa samoproverom: { $made } od { $count } ({ $first } do { $last }). „{ mark-class-set-button }“ dodaje ostale.
class-page-without-maze = List { $sheet } više nema svoj lavirint, pa ne dobija samoproveru.
class-page-not-marked = Stranica za ime { $name } ne dobija samoproveru.
self-markings-locked = Listovi za samoproveru su zaštićeni bez lozinke; mogu da se menjaju samo ćelije za put.
self-markings-not-locked = Program za tabele nije zaštitio listove za samoproveru, pa njihove formule mogu da se menjaju, a skrivene kolone da se prikažu.
# Učenici su upisali puteve, a njihovi listovi za samoproveru se zamenjuju ili brišu.
class-typed-paths-go = Upisani putevi nestaju zajedno s dosadašnjim { $count ->
    [1] listom
   *[other] listovima
  } za samoproveru: { LIST($names) }.
class-markings-renewed = Novi listovi za samoproveru: { $count }.
class-markings-left = Listovi za samoproveru izmenjenih stranica nisu obnovljeni i ostaju dosadašnji. „{ mark-class-set-button }“ dodaje nove.
