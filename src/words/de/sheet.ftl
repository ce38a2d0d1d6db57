# A look at the sheet in front: what it is, and what is selected on it.

no-worksheet-in-front = Klicken Sie auf das Register eines Arbeitsblatts, und versuchen Sie es erneut. Ein Diagrammblatt oder eine andere Arbeitsmappe ist im Vordergrund.
sheet-protected = Heben Sie den Blattschutz auf, oder wählen Sie ein anderes Blatt, und versuchen Sie es erneut. Das Blatt { $sheet } ist geschützt.
other-sheet-protected = { $shown ->
    [yes] Heben Sie den Schutz des Blatts { $sheet } auf, und versuchen Sie es erneut. Dieses Blatt ist geschützt und würde hier geändert oder gelöscht.
   *[no] Blenden Sie das Blatt { $sheet } ein, heben Sie seinen Schutz auf, und versuchen Sie es erneut. Dieses ausgeblendete Blatt ist geschützt und würde hier geändert oder gelöscht.
  }
sheet-is-index = Wählen Sie das Blatt eines Labyrinths, und versuchen Sie es erneut. Das Blatt { $sheet } ist das Verzeichnis eines Hefts.
structure-protected = Heben Sie den Schutz der Arbeitsmappe auf, und versuchen Sie es erneut. Die Struktur ist geschützt, deshalb lassen sich keine Blätter hinzufügen, löschen, ein- oder ausblenden.
name-is-yours = Benennen Sie Ihren Namen { $name } um, oder löschen Sie ihn, und versuchen Sie es erneut. Lavirint verwendet selbst so einen Namen, und dieser stammt nicht von Lavirint.
too-many-areas = Markieren Sie weniger Bereiche, und versuchen Sie es erneut. { NUMBER($count) } Bereiche sind markiert, Lavirint liest höchstens { NUMBER($most) }.
nothing-selected = Markieren Sie Zellen des Labyrinths, und versuchen Sie es erneut.
areas-and-more = { $areas } und { $count ->
    [one] ein weiterer Bereich
   *[other] { $count } weitere Bereiche
  }
generate-to-print = Klicken Sie zuerst auf „{ generate-button }“, oder wählen Sie das Blatt eines Labyrinths. Auf dem Blatt { $sheet } ist kein Labyrinth zum Drucken.
generate-and-select = Klicken Sie zuerst auf „{ generate-button }“ oder „{ format-grid-button }“, und markieren Sie dann Zellen des Labyrinths. Auf dem Blatt { $sheet } kennt Lavirint kein Labyrinth.
generate-or-select = Klicken Sie zuerst auf „{ generate-button }“, oder markieren Sie alle Zellen eines Labyrinths als einen Block, und versuchen Sie es erneut. Auf dem Blatt { $sheet } kennt Lavirint kein Labyrinth.
