# Commands of the ribbon and of a cell's menu, which have no pane to ask in. $button is the label of the pane's button for the same.

ribbon-question = { $question } Fragen stellt nur der Aufgabenbereich, deshalb wurde dieser Befehl angehalten. { $outcome } Zum Antworten klicken Sie im Aufgabenbereich auf „{ $button }“.
ribbon-took-too-long = Ein Befehl im Menüband oder im Menü einer Zelle wird nach fünf Minuten beendet, und dieser hätte länger gebraucht. { $outcome } Klicken Sie im Aufgabenbereich auf „{ $button }“; dort gibt es keine Zeitgrenze.
