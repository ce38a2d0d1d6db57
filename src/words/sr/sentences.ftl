# Sentences that any action may need.

together = { SENTENCES($sentences) }
lines = { LINES($lines) }
internal-error = Prijavite detalje ispod. Došlo je do interne greške.
stopped = Zaustavljeno.
cancelled = Otkazano.
engine-not-loaded = Proverite vezu i pokušajte ponovo. Deo programa koji pravi i rešava lavirinte nije se učitao.
