# A look at the sheet in front: what it is, and what is selected on it.

no-worksheet-in-front = Ein Diagrammblatt oder eine andere Arbeitsmappe ist im Vordergrund. Klicken Sie auf das Register eines Arbeitsblatts, und versuchen Sie es erneut.
sheet-protected = Das Blatt { $sheet } ist geschützt. Heben Sie den Blattschutz auf, oder wählen Sie ein anderes Blatt, und versuchen Sie es erneut.
other-sheet-protected = Das { $shown ->
    [yes] Blatt { $sheet }
   *[no] ausgeblendete Blatt { $sheet }
  } ist geschützt und würde hier geändert oder gelöscht. { $shown ->
    [yes] Heben Sie seinen Schutz auf, und versuchen Sie es erneut.
   *[no] Blenden Sie es ein, heben Sie seinen Schutz auf, und versuchen Sie es erneut.
  }
sheet-is-index = Das Blatt { $sheet } ist das Verzeichnis eines Hefts. Wählen Sie das Blatt eines Labyrinths, und versuchen Sie es erneut.
structure-protected = Die Struktur der Arbeitsmappe ist geschützt, deshalb lassen sich keine Blätter hinzufügen, löschen, ein- oder ausblenden. Heben Sie den Schutz auf, und versuchen Sie es erneut.
name-is-yours = Lavirint braucht den Namen { $name }, aber Sie haben ihn schon definiert. Benennen Sie Ihren um, oder löschen Sie ihn, und versuchen Sie es erneut.
too-many-areas = { NUMBER($count) } Bereiche sind markiert, Lavirint liest höchstens { NUMBER($most) }. Markieren Sie weniger Bereiche, und versuchen Sie es erneut.
nothing-selected = Markieren Sie Zellen des Labyrinths, und versuchen Sie es erneut.
areas-and-more = { $areas } und { $count ->
    [one] ein weiterer Bereich
   *[other] { $count } weitere Bereiche
  }
generate-to-print = Auf dem Blatt { $sheet } ist kein Labyrinth zum Drucken. Klicken Sie zuerst auf „{ generate-button }“, oder wählen Sie das Blatt eines Labyrinths.
generate-and-select = Auf dem Blatt { $sheet } kennt Lavirint kein Labyrinth. Klicken Sie zuerst auf „{ generate-button }“ oder „{ format-grid-button }“, und markieren Sie dann Zellen des Labyrinths.
generate-or-select = Auf dem Blatt { $sheet } kennt Lavirint kein Labyrinth. Klicken Sie zuerst auf „{ generate-button }“, oder markieren Sie alle Zellen eines Labyrinths als einen Block, und versuchen Sie es erneut.
