# Sentences that any action may need.

together = { SENTENCES($sentences) }
lines = { LINES($lines) }
internal-error = In Lavirint ist etwas schiefgegangen. Melden Sie die Details unten.
stopped = Angehalten.
cancelled = Abgebrochen.
engine-not-loaded = Der Teil von Lavirint, der Labyrinthe erzeugt und löst, wurde nicht geladen. Prüfen Sie Ihre Verbindung, und versuchen Sie es erneut.
