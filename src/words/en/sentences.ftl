# Sentences that any action may need.

together = { SENTENCES($sentences) }
# Details, which somebody else may need to help.
lines = { LINES($lines) }
internal-error = Report the details below. Lavirint hit an internal error.
stopped = Stopped.
cancelled = Cancelled.
engine-not-loaded = Check your connection and try again. The part of Lavirint that makes and solves mazes didn’t load.
