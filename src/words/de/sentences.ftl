# Sentences that any action may need.

together = { SENTENCES($sentences) }
lines = { LINES($lines) }
internal-error = Melden Sie die Details unten. In Lavirint ist ein interner Fehler aufgetreten.
stopped = Angehalten.
cancelled = Abgebrochen.
engine-not-loaded = Prüfen Sie Ihre Verbindung, und versuchen Sie es erneut. Der Teil von Lavirint, der Labyrinthe erzeugt und löst, wurde nicht geladen.
