# Words that all fields of the pane share.

field-below-least = Upišite { $kind ->
    [whole] ceo broj
   *[decimal] broj
 } koji nije manji od { NUMBER($min) } u polje „{ $field }“: { $held ->
    [nothing] sada je prazno ili ne sadrži broj
   *[number] sada sadrži { $value }
 }. Ništa nije promenjeno.
field-out-of-bounds = Upišite { $kind ->
    [whole] ceo broj
   *[decimal] broj
 } od { NUMBER($min) } do { NUMBER($max) } u polje „{ $field }“: { $held ->
    [nothing] sada je prazno ili ne sadrži broj
   *[number] sada sadrži { $value }
 }. Ništa nije promenjeno.
# How a text that is selected is copied.
copy-by-keys = Izabran je: pritisnite Ctrl+C (na Mac računaru Cmd+C) da biste ga kopirali.
