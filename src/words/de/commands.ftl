# The ribbon's Generate, which has no pane to ask in.

ribbon-question = { $question } „Erzeugen“ im Menüband kann nicht fragen und hat deshalb angehalten. { $outcome } Zum Antworten klicken Sie im Aufgabenbereich auf „{ generate-button }“.
ribbon-took-too-long = Klicken Sie im Aufgabenbereich auf „{ generate-button }“; dort gibt es keine Zeitgrenze. Ein Befehl des Menübands wird nach fünf Minuten beendet, und dieses Labyrinth hätte länger gebraucht. { $outcome }
