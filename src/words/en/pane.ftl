# The pane's frame: tabs, what stays in view below them, and parts whose content comes later.

make-tab = Make
watch-tab = Watch
solve-tab = Solve
change-tab = Change
print-tab = Print
lab-tab = Lab
# The button of the menu that holds the tabs for which there is no room.
more-tabs-button = More
about-title = About

# The buttons and the status below every tab, for screen readers.
run-region = Run
generate-button = Generate
stop-button = Stop
# In Change; what the pane opens with names it too.
clear-maze-button = Clear maze
