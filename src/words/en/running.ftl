# Status, questions, messages and parts of the pane that load later.

press-generate = Press Generate to make a maze.
progress = Progress
# While a message says more than the status line has room for.
see-message = Not finished; the message above says why.
stopping = Stopping…
close = Close
# The name of the Close button, for screen readers.
close-message = Close message
details = Details
cancel = Cancel
internal-error-in-pane = Look at the sheet: if the maze is not whole, press Clear maze and generate it again. Lavirint hit an internal error and stopped.

part-loading = Loading…
# In place of the part.
part-missing = This part of Lavirint could not be loaded.
part-not-loaded = Check the connection and try again. This part of Lavirint could not be loaded. If this happens again, close the pane and reopen it.
