# How the workbook stands after a change that was not carried through.

nothing-changed = Es wurde nichts geändert.
nothing-else-changed = Sonst wurde nichts geändert.
too-much-to-remember = Die Arbeitsmappe müsste sich zu diesem Labyrinth { $length } Zeichen merken, und Lavirint merkt sich höchstens { $most }. Wählen Sie ein kleineres Labyrinth, oder schreiben Sie weniger hinein.
partly-done = Nur ein Teil der Arbeit ist erledigt. Klicken Sie noch einmal auf dieselbe Schaltfläche oder auf „{ clear-maze-button }“ oder „{ delete-booklet-button }“.
arrived-sheet-left = Das Blatt { $sheet } ist nicht fertig. Ist es da, vielleicht ausgeblendet, löschen Sie es, und versuchen Sie es erneut.
