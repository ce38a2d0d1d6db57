# What a printed page is. $paper is A4 or Letter; $least is the size of the smallest cell, in points.

page-too-small = Ćelije lavirinta { NUMBER($columns) } x { NUMBER($rows) } bile bi presitne da bi se na papiru pratio put. Izaberite najviše { $mostColumns ->
    [one] { $mostColumns } kolonu
    [few] { $mostColumns } kolone
   *[other] { $mostColumns } kolona
  } i { $mostRows ->
    [one] { $mostRows } red
    [few] { $mostRows } reda
   *[other] { $mostRows } redova
  }: toliko staje na { $orientation ->
    [Landscape] položenu
   *[Portrait] uspravnu
  } stranicu formata { $paper } sa ćelijama od { $least ->
    [one] { $least } tačke
    [few] { $least } tačke
   *[other] { $least } tačaka
  }.
window-too-small = Ćelije lavirinta { NUMBER($columns) } x { NUMBER($rows) } bile bi manje od { $least ->
    [one] { $least } tačke
    [few] { $least } tačke
   *[other] { $least } tačaka
  }, presitne da bi se videle. Izaberite najviše { $mostColumns ->
    [one] { $mostColumns } kolonu
    [few] { $mostColumns } kolone
   *[other] { $mostColumns } kolona
  } i { $mostRows ->
    [one] { $mostRows } red
    [few] { $mostRows } reda
   *[other] { $mostRows } redova
  } ili veći prozor: toliko staje u { NUMBER($width) } x { NUMBER($height) } tačaka.
poster-too-small = Na { NUMBER($across) } x { NUMBER($down) } stranica formata { $paper } lavirint od { $columns ->
    [one] { $columns } kolone
    [few] { $columns } kolone
   *[other] { $columns } kolona
  } i { $rows ->
    [one] { $rows } reda
    [few] { $rows } reda
   *[other] { $rows } redova
  } imao bi ćelije manje od { $least ->
    [one] { $least } tačke
    [few] { $least } tačke
   *[other] { $least } tačaka
  }, presitne da bi se pratio put. Izaberite više stranica.
title-too-long = U zaglavlje staje ukupno { $most ->
    [one] { $most } znak
    [few] { $most } znaka
   *[other] { $most } znakova
  }, a „&“ se računa dvaput. Skratite naslov za { $over ->
    [one] { $over } znak
    [few] { $over } znaka
   *[other] { $over } znakova
  } i pokušajte ponovo.
print-area-stays = Oblast štampanja ostaje; samo vi možete da je uklonite, ručno.
