# The two cells of a sheet that hold the numbers of columns and rows. $dimension: which of them.

no-size-cell = Klicken Sie zuerst auf „{ set-up-sheet-button }“. Das Blatt { $sheet } hat keine Zelle für die Anzahl der { $dimension ->
    [columns] Spalten
   *[rows] Zeilen
  }.
no-cell-named = Keine Zelle heißt { $name }, und in { $cell } steht keine Zahl.
name-points-nowhere = Der Name { $name } verweist auf keine Zelle mehr.
name-is = Der Name ist { $name }.
cell-and-name = Die Zelle ist { $cell }; sie heißt { $name }.

size-cell-gone = Klicken Sie auf „{ set-up-sheet-button }“, um die Größenzellen neu anzulegen. Die Zelle für die Anzahl der { $dimension ->
    [columns] Spalten
   *[rows] Zeilen
  } auf dem Blatt { $sheet } fehlt.
size-cell-is-several = Lassen Sie den Namen der Zelle für die Anzahl der { $dimension ->
    [columns] Spalten
   *[rows] Zeilen
  } auf eine einzelne Zelle verweisen. Er verweist auf { $area } auf dem Blatt { $sheet }.
size-too-large = Geben Sie kleinere Zahlen ein. { $columns ->
    [one] { $columns } Spalte
   *[other] { $columns } Spalten
  } und { $rows ->
    [one] { $rows } Zeile
   *[other] { $rows } Zeilen
  } sind { NUMBER($count) } Zellen, und Lavirint zeichnet höchstens { NUMBER($most) }.
enter-size = Geben Sie in { $cell } ({ $dimension ->
    [columns] Spalten
   *[rows] Zeilen
  }) auf dem Blatt { $sheet } eine ganze Zahl von 1 bis { NUMBER($most) } ein.
size-empty = Die Zelle ist leer.
size-holds = Dort steht „{ $value }“.
