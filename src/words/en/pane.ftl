# The pane's frame: tabs, what stays in view below them, and folds whose content comes later.

make-tab = Make
watch-tab = Watch
solve-tab = Solve
change-tab = Change
print-tab = Print
laboratory-title = Laboratory
about-title = About

# The buttons and the status below every tab, for screen readers.
run-region = Run
generate-button = Generate
stop-button = Stop
# In Print; what the pane opens with names it too.
clear-maze-button = Clear maze
making-maze = Making the maze…
