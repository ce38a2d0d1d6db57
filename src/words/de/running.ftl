# Status, questions, messages and parts of the pane that load later.

press-generate = Für ein Labyrinth klicken Sie auf „{ generate-button }“.
progress = Fortschritt
see-message = Nicht abgeschlossen; die Meldung oben sagt, warum.
show-all-button = Alles zeigen
show-less-button = Weniger
stopping = Wird angehalten …
close = Schließen
close-message = Meldung schließen
details = Details
cancel = Abbrechen
internal-error-in-pane = Sehen Sie sich das Blatt an. Ist das Labyrinth nicht vollständig, klicken Sie auf „{ clear-maze-button }“, und erzeugen Sie es noch einmal. Lavirint hat wegen eines internen Fehlers angehalten.

part-loading = Wird geladen …
part-missing = Dieser Teil von Lavirint ließ sich nicht laden.
part-not-loaded = Prüfen Sie Ihre Verbindung, und versuchen Sie es erneut. Dieser Teil von Lavirint ließ sich nicht laden. Geschieht das wieder, schließen Sie den Aufgabenbereich und öffnen ihn neu.
command-words-missing = Prüfen Sie Ihre Verbindung, und versuchen Sie es erneut. Ein Teil von Lavirint ließ sich nicht laden.
