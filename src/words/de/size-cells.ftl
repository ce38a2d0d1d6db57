# The two cells of a sheet that hold the numbers of columns and rows. $dimension: which of them.

no-size-cell = Das Blatt { $sheet } hat keine Zelle für die Anzahl der { $dimension ->
    [columns] Spalten
   *[rows] Zeilen
  }. Klicken Sie zuerst auf „{ set-up-sheet-button }“.
no-cell-named = Keine Zelle heißt { $name }, und in { $cell } steht keine Zahl.
name-points-nowhere = Der Name { $name } verweist auf keine Zelle mehr.
name-is = Der Name ist { $name }.
cell-and-name = Die Zelle ist { $cell }; sie heißt { $name }.

size-cell-gone = Die Zelle für die Anzahl der { $dimension ->
    [columns] Spalten
   *[rows] Zeilen
  } auf dem Blatt { $sheet } fehlt. Klicken Sie auf „{ set-up-sheet-button }“, um die Größenzellen neu anzulegen.
size-cell-is-several = Der Name der Zelle für die Anzahl der { $dimension ->
    [columns] Spalten
   *[rows] Zeilen
  } verweist auf { $area } auf dem Blatt { $sheet }. Lassen Sie ihn auf eine einzelne Zelle verweisen.
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
