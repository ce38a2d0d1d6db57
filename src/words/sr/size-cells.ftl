# The two cells of a sheet that hold the numbers of columns and rows. $dimension: which of them.

no-size-cell = Prvo pritisnite „{ set-up-sheet-button }“. Na listu { $sheet } nema ćelije za broj { $dimension ->
    [columns] kolona
   *[rows] redova
  }.
no-cell-named = Nijedna ćelija se ne zove { $name }, a u ćeliji { $cell } nema broja.
name-points-nowhere = Ime { $name } više ne upućuje ni na jednu ćeliju.
name-is = Ime je { $name }.
cell-and-name = To je ćelija { $cell }; njeno ime je { $name }.

size-cell-gone = Pritisnite „{ set-up-sheet-button }“ da se ćelije za veličinu ponovo naprave. Ćelije za broj { $dimension ->
    [columns] kolona
   *[rows] redova
  } na listu { $sheet } više nema.
size-cell-is-several = Podesite da ime ćelije za broj { $dimension ->
    [columns] kolona
   *[rows] redova
  } upućuje na samo jednu ćeliju. Sada upućuje na opseg { $area } na listu { $sheet }.
size-too-large = Upišite manje brojeve. { $columns ->
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
  }, a dozvoljeno je najviše { NUMBER($most) }.
enter-size = Upišite ceo broj od 1 do { NUMBER($most) } u ćeliju { $cell } ({ $dimension ->
    [columns] kolone
   *[rows] redovi
  }) na listu { $sheet }.
size-empty = Prazna je.
size-holds = Sadrži „{ $value }“.
