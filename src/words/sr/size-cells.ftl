# The two cells of a sheet that hold the numbers of columns and rows. $dimension: which of them.

no-size-cell = Na listu { $sheet } nema ćelije za broj { $dimension ->
    [columns] kolona
   *[rows] redova
  }. Prvo pritisnite „{ set-up-sheet-button }“.
no-cell-named = Nijedna ćelija se ne zove { $name }, a u ćeliji { $cell } nema broja.
name-points-nowhere = Ime { $name } više ne upućuje ni na jednu ćeliju.
name-is = Ime je { $name }.
cell-and-name = To je ćelija { $cell }; njeno ime je { $name }.

size-cell-gone = Ćelije za broj { $dimension ->
    [columns] kolona
   *[rows] redova
  } na listu { $sheet } više nema. Pritisnite „{ set-up-sheet-button }“ da se ćelije za veličinu ponovo naprave.
size-cell-is-several = Ime ćelije za broj { $dimension ->
    [columns] kolona
   *[rows] redova
  } upućuje na opseg { $area } na listu { $sheet }. Podesite da upućuje na samo jednu ćeliju.
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
