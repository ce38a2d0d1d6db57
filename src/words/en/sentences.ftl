# Sentences that any action may need.

together = { SENTENCES($sentences) }
# Details, which somebody else may need to help.
lines = { LINES($lines) }
internal-error = Something went wrong in Lavirint. Report the details below.
stopped = Stopped.
cancelled = Cancelled.
engine-not-loaded = The part of Lavirint that makes and solves mazes didn’t load. Check your connection and try again.
