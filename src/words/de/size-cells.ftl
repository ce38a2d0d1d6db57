# The two cells of a sheet that hold the numbers of columns and rows. $dimension: which of them.

no-size-cell = Das Blatt { $sheet } hat keine eigene Zelle für die Anzahl der { $dimension ->
    [columns] Spalten
   *[rows] Zeilen
  }. Klicken Sie zuerst auf „{ set-up-sheet-button }“.

size-too-large = { $columns ->
    [one] { $columns } Spalte
   *[other] { $columns } Spalten
  } und { $rows ->
    [one] { $rows } Zeile
   *[other] { $rows } Zeilen
  } sind { NUMBER($count) } Zellen, und Lavirint zeichnet höchstens { NUMBER($most) }. Geben Sie kleinere Zahlen ein.
size-wrong = { $cell } auf dem Blatt { $sheet }, für die Anzahl der { $dimension ->
    [columns] Spalten
   *[rows] Zeilen
  }, { $kind ->
    [nothing] ist leer
   *[value] enthält „{ $value }“
  }. Geben Sie eine ganze Zahl von 1 bis { NUMBER($most) } ein.
