# Sentences that any action may need.

together = { SENTENCES($sentences) }
lines = { LINES($lines) }
internal-error = U Lavirintu je došlo do greške. Prijavite detalje ispod.
stopped = Zaustavljeno.
cancelled = Otkazano.
engine-not-loaded = Deo programa koji pravi i rešava lavirinte nije se učitao. Proverite vezu i pokušajte ponovo.
