# Status, questions, messages and parts of the pane that load later.

press-generate = Für ein Labyrinth klicken Sie auf „{ generate-button }“.
under-way = { $button } …
under-way-part = { $button }: { NUMBER($percent) } %
progress = Fortschritt
see-message = Das hat nicht geklappt. Siehe die Meldung oben.
show-all-button = Alles zeigen
show-less-button = Weniger
stopping = Wird angehalten …
close = Schließen
close-message = Meldung schließen
details = Details
cancel = Abbrechen
internal-error-in-pane = In Lavirint ist etwas schiefgegangen. Ist das Labyrinth nicht vollständig, klicken Sie auf „{ clear-maze-button }“, und erzeugen Sie es noch einmal.

part-loading = Wird geladen …
part-not-loaded = Ein Teil von Lavirint ließ sich nicht laden. Prüfen Sie Ihre Verbindung, und versuchen Sie es erneut.

pane-opens-with = Um den Aufgabenbereich von Lavirint zu öffnen, klicken Sie auf der Registerkarte „Start“ auf „Labyrinth“.
