# The tab Watch.

watch-title = Tempo, boje i brojevi skupova
pace-title = Tempo
pace-instant = Odmah
pace-play = Pusti
pace-step = Korak
speed-slider = Brzina
speed-in-time = oko { $duration ->
    [seconds] { NUMBER($time) } s
    [minutes] { NUMBER($time) } min
   *[hours] { NUMBER($time) } h
 } ukupno
colour-sets-check = Oboji skupove

set-numbers-choice = Brojevi skupova
set-numbers-in-grid = U mreži
set-numbers-usually = Na skrivenom listu
set-numbers-choice-sheet = Na skrivenom listu, u svakoj veličini
set-numbers-not-shown = Bez brojeva
show-set-numbers-button = Prikaži brojeve skupova
hide-set-numbers-button = Sakrij brojeve skupova

steps-title = Koraci
signs-list = Značenje popuna
steps-note = Pritisnite „{ generate-button }“ ili „{ solve-button }“, pa ovde pustite korake.
position-slider = Položaj
position-count = { NUMBER($position) } od { NUMBER($length) }
position-spoken = Korak { NUMBER($position) } od { NUMBER($length) }
step-back-button = Nazad
step-forward-button = Napred
pause-button = Pauziraj
resume-button = Nastavi
replay-button = Pusti opet
last-two-sets-button = Do poslednja dva skupa
write-steps-button = Ispiši korake
merge-tree-button = Nacrtaj stablo spajanja

example-note = 8 kolona i 5 redova u opsegu B2:I6, sa brojevima skupova u ćelijama, kao u radnoj svesci od koje je Lavirint nastao, korak po korak.
example-button = Primer iz radne sveske
