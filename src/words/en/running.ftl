# Status, questions, messages and parts of the pane that load later.

press-generate = To make a maze, press { generate-button }.
progress = Progress
# While a message says more than the status line has room for.
see-message = Not finished; the message above says why.
# Where a sentence has more lines than are shown at first.
show-all-button = Show all
show-less-button = Less
stopping = Stopping…
close = Close
# The name of the Close button, for screen readers.
close-message = Close message
details = Details
cancel = Cancel
internal-error-in-pane = Look at the sheet. If the maze is not whole, press { clear-maze-button } and generate it again. Lavirint hit an internal error and stopped.

part-loading = Loading…
# In place of the part.
part-missing = This part of Lavirint couldn’t be loaded.
part-not-loaded = Check your connection and try again. This part of Lavirint couldn’t be loaded. If this happens again, close the pane and reopen it.
command-words-missing = Check your connection and try again. A part of Lavirint couldn’t be loaded.
