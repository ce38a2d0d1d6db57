# How the workbook stands after a change that was not carried through.

nothing-changed = Es wurde nichts geändert.
nothing-else-changed = Sonst wurde nichts geändert.
too-much-to-remember = Wählen Sie ein kleineres Labyrinth, oder schreiben Sie weniger hinein. Die Arbeitsmappe müsste sich { $length } Zeichen dazu merken, und Lavirint merkt sich höchstens { $most }.
partly-done = Klicken Sie noch einmal auf die Schaltfläche oder auf „{ clear-maze-button }“. Die Arbeit ist erst zum Teil getan.
new-sheet-unfinished = Löschen Sie das neue Blatt { $sheet }, und versuchen Sie es erneut. Es ist nicht fertig.
arrived-sheet-left = Löschen Sie das Blatt { $sheet }, falls es da ist, und versuchen Sie es erneut. Es ist nicht fertig. Ist es ausgeblendet, hilft „Einblenden“ im Kontextmenü der Blattregister.
