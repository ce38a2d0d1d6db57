# Words that all fields of the pane share.

# { $field } is the label of the field, { $value } what stands in it.
field-below-least = “{ $field }” { $held ->
    [nothing] is empty or holds no number
   *[number] holds { $value }
 }. Type { $kind ->
    [whole] a whole number
   *[decimal] a number
 } of at least { NUMBER($min) }.
field-out-of-bounds = “{ $field }” { $held ->
    [nothing] is empty or holds no number
   *[number] holds { $value }
 }. Type { $kind ->
    [whole] a whole number
   *[decimal] a number
 } from { NUMBER($min) } to { NUMBER($max) }.
# How a text that is selected is copied.
copy-by-keys = It is selected: press Ctrl+C (on a Mac, Cmd+C) to copy it.
