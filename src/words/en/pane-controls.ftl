# Words that all fields of the pane share.

# { $field } is the label of the field, { $value } what stands in it.
field-below-least = Type { $kind ->
    [whole] a whole number
   *[decimal] a number
 } of at least { NUMBER($min) } into “{ $field }”: { $held ->
    [nothing] it is empty or holds no number
   *[number] it holds { $value }
 }. Nothing was changed.
field-out-of-bounds = Type { $kind ->
    [whole] a whole number
   *[decimal] a number
 } from { NUMBER($min) } to { NUMBER($max) } into “{ $field }”: { $held ->
    [nothing] it is empty or holds no number
   *[number] it holds { $value }
 }. Nothing was changed.
# How a text that is selected is copied.
copy-by-keys = It is selected: press Ctrl+C (on a Mac, Cmd+C) to copy it.
