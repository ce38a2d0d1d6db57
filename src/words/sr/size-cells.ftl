# The two cells of a sheet that hold the numbers of columns and rows. $dimension: which of them.

no-size-cell = Na listu { $sheet } nema posebne ćelije za broj { $dimension ->
    [columns] kolona
   *[rows] redova
  }. Prvo pritisnite „{ set-up-sheet-button }“.

size-too-large = { $columns ->
    [one] { $columns } kolona
    [few] { $columns } kolone
   *[other] { $columns } kolona
  } i { $rows ->
    [one] { $rows } red
    [few] { $rows } reda
   *[other] { $rows } redova
  } daju { $count ->
    [one] { $count } ćeliju
    [few] { $count } ćelije
   *[other] { $count } ćelija
  }, a dozvoljeno je najviše { NUMBER($most) }. Upišite manje brojeve.
size-wrong = Ćelija { $cell } na listu { $sheet }, za broj { $dimension ->
    [columns] kolona
   *[rows] redova
  }, { $kind ->
    [nothing] prazna je
   *[value] sadrži „{ $value }“
  }. Upišite ceo broj od 1 do { NUMBER($most) }.
