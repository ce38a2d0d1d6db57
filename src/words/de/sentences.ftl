# Sentences that any action may need.

together = { SENTENCES($sentences) }
lines = { LINES($lines) }
internal-error = Melden Sie die Details unten. Lavirint stieß auf einen internen Fehler.
stopped = Angehalten.
cancelled = Abgebrochen.
engine-not-loaded = Prüfen Sie Ihre Verbindung, und versuchen Sie es erneut. Der Teil von Lavirint, der Labyrinthe erzeugt und löst, wurde nicht geladen.
