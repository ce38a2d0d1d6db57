# Labels of buttons: what is at work, as another window says it.

draw-picture = Draw the picture
