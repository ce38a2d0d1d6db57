# Status, questions, messages and parts of the pane that load later.

press-generate = To make a maze, press { generate-button }.
# While an action works: $button is its button.
under-way = { $button }…
under-way-part = { $button }: { NUMBER($percent) }%
progress = Progress
# While a message says more than the status line has room for.
see-message = That didn’t work. See the message above.
# Where a sentence has more lines than are shown at first.
show-all-button = Show all
show-less-button = Less
stopping = Stopping…
close = Close
# The name of the Close button, for screen readers.
close-message = Close message
details = Details
cancel = Cancel
internal-error-in-pane = Something went wrong in Lavirint. If the maze looks incomplete, press { clear-maze-button } and generate it again.

part-loading = Loading…
# In place of the part.
part-not-loaded = A part of Lavirint couldn’t be loaded. Check your connection and try again.

# In the window of a command, which is opened with a message of its own.
# Maze is a button of the ribbon, Home one of its tabs.
pane-opens-with = To open Lavirint’s pane, press Maze on the Home tab.
