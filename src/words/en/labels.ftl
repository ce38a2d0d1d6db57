# Labels of buttons: what is at work, as another window says it.

draw-picture = Draw the picture
work-out-steps = Work out the steps
