# Difficulty measured in class: minutes that pupils took, typed into the class list, and what Lavirint learns from them.
#
# $row is the number of a row of the worksheet $sheet. $index is the sheet that lists a class set.

## Minutes that are left out, after a sentence that says what was learned, or why nothing was

minutes-text = Red { NUMBER($row, useGrouping: 0) } na listu { $sheet } je izostavljen: upišite minute kao broj. „{ $held }“ je tekst.
minutes-not-positive = Red { NUMBER($row, useGrouping: 0) } na listu { $sheet } je izostavljen: upišite minute kao broj veći od 0. Tamo je { NUMBER($minutes) }.
minutes-date = Red { NUMBER($row, useGrouping: 0) } na listu { $sheet } je izostavljen: dajte ćeliji format broja Opšti i ponovo upišite minute. Protumačeni su kao datum ili vreme.
minutes-error = Red { NUMBER($row, useGrouping: 0) } na listu { $sheet } je izostavljen: popravite formulu, koja daje { $error }.
minutes-without-page = Red { NUMBER($row, useGrouping: 0) } na listu { $sheet } je izostavljen: u kompletu { $index } nema stranice za ime { $name }.
minutes-before-page = { $count ->
    [1] Red { LIST($rows) } na listu { $sheet } je izostavljen: upišite koliko je trajalo rešavanje lavirinta koji je sada na stranici. Ti minuti su upisani pre nego što je on napravljen; ako je trajalo baš toliko, dodajte 0,01.
    [one] Izostavljen je { $count } red na listu { $sheet } ({ LIST($rows) }): upišite koliko je trajalo rešavanje lavirinata koji su sada na stranicama. Ti minuti su upisani pre nego što su ti lavirinti napravljeni; ako je neki rešavan baš toliko, dodajte 0,01.
    [few] Izostavljena su { $count } reda na listu { $sheet } ({ LIST($rows) }): upišite koliko je trajalo rešavanje lavirinata koji su sada na stranicama. Ti minuti su upisani pre nego što su ti lavirinti napravljeni; ako je neki rešavan baš toliko, dodajte 0,01.
   *[other] Izostavljeno je { $count } redova na listu { $sheet } ({ LIST($rows) }): upišite koliko je trajalo rešavanje lavirinata koji su sada na stranicama. Ti minuti su upisani pre nego što su ti lavirinti napravljeni; ako je neki rešavan baš toliko, dodajte 0,01.
  }
minutes-of-changed-page = Red { NUMBER($row, useGrouping: 0) } na listu { $sheet } je izostavljen: izbrišite list { $page }, pritisnite „{ update-class-set-button }“ i upišite minute za novi lavirint. Lavirint na njemu je promenjen nakon što je komplet napravljen.
minutes-list-gone = Komplet { $index } je izostavljen, jer njegovog spiska više nema.
minutes-more-left-out = Još izostavljenih: { NUMBER($count) }.

## Why nothing is learned

minutes-of-several-sets = Dajte svakom kompletu posebnu kolonu za minute: { LIST($headings) }. Spisak na listu { $sheet } pripada kompletima { LIST($indexes) }, pa samo iz kolone { class-heading-minutes } ne može da se zna koji su lavirinti rešeni.
times-too-few =
    Upišite minute za više lavirinata u kolonu { class-heading-minutes } i pokušajte ponovo. Sada postoje vremena za { $count ->
        [one] { $count } lavirint
        [few] { $count } lavirinta
       *[other] { $count } lavirinata
    } u { $sizes ->
        [one] { $sizes } veličini
        [few] { $sizes } veličine
       *[other] { $sizes } veličina
    }, a potrebna su za najmanje { $most } lavirinata u { $least } veličine. Svaki komplet ima svoju veličinu.
times-too-alike = Upišite i minute za lakše ili teže lavirinte, pa pokušajte ponovo. Težina svih lavirinata sa minutima je između { $easiest } i { $hardest }, a između najlakšeg i najtežeg mora da bude razlika od najmanje { $least } poena.
no-times-learned = Prvo pritisnite „{ learn-times-button }“. Nema šta da se zaboravi.

## What was learned

rating-mazes = Ocenjivanje lavirinata…
times-learned =
    Naučeno iz { $mazes ->
        [one] { $mazes } lavirinta
        [few] { $mazes } lavirinta
       *[other] { $mazes } lavirinata
    } u { $sizes ->
        [one] { $sizes } veličini
        [few] { $sizes } veličine
       *[other] { $sizes } veličina
    }: šta vremena govore o težini piše na novom listu { $sheet }.
times-replaced =
    { $mazes ->
        [one] To zamenjuje ono što je naučeno iz { $mazes } lavirinta.
        [few] To zamenjuje ono što je naučeno iz { $mazes } lavirinta.
       *[other] To zamenjuje ono što je naučeno iz { $mazes } lavirinata.
    }
times-to-index = „{ statistics-button }“ sada daje očekivane minute, a „{ update-class-set-button }“ ih upisuje u sadržaj.
times-forgotten =
    { $mazes ->
        [one] Zaboravljeno je ono što je naučeno iz { $mazes } lavirinta. Spiskovi i listovi ostaju.
        [few] Zaboravljeno je ono što je naučeno iz { $mazes } lavirinta. Spiskovi i listovi ostaju.
       *[other] Zaboravljeno je ono što je naučeno iz { $mazes } lavirinata. Spiskovi i listovi ostaju.
    }
expected-minutes =
    Očekivano vreme: oko { $minutes ->
        [one] { $minutes } minuta
        [few] { $minutes } minuta
       *[other] { $minutes } minuta
    } ({ NUMBER($low) } do { NUMBER($high) }), na osnovu { $mazes ->
        [one] { $mazes } lavirinta
        [few] { $mazes } lavirinta
       *[other] { $mazes } lavirinata
    } ovog odeljenja.
expected-minutes-beyond =
    Očekivano vreme: oko { $minutes ->
        [one] { $minutes } minuta
        [few] { $minutes } minuta
       *[other] { $minutes } minuta
    } ({ NUMBER($low) } do { NUMBER($high) }), ako ono što pokazuje { $mazes ->
        [one] { $mazes } lavirint
        [few] { $mazes } lavirinta
       *[other] { $mazes } lavirinata
    } ovog odeljenja važi i za lakše ili teže.

## The index of a class set

about-expected-minutes = Očekivani minuti izračunati su iz vremena { $mazes ->
    [one] { $mazes } lavirinta
    [few] { $mazes } lavirinta
   *[other] { $mazes } lavirinata
} ovog odeljenja, težine od { $easiest } do { $hardest }.
class-minutes-differ =
    { $has ->
        [yes] Sadržaj dobija očekivane minute za svaki lavirint.
       *[no] Sadržaj gubi očekivane minute.
    }
minutes-column-taken = Na listu { $index } nema očekivanih minuta, jer je u njihovoj koloni nešto drugo.

## The sheet

times-sheet = Vremena
times-title = Šta govore vremena { $mazes ->
    [one] { $mazes } lavirinta
    [few] { $mazes } lavirinta
   *[other] { $mazes } lavirinata
} u { $sizes ->
    [one] { $sizes } veličini
    [few] { $sizes } veličine
   *[other] { $sizes } veličina
}, težine od { $easiest } do { $hardest }
times-trend =
    { $trend ->
        [longer] Za teže lavirinte treba više vremena: svakih 10 poena težine množi minute sa { NUMBER($factor, minimumFractionDigits: 2, maximumFractionDigits: 2) } ({ NUMBER($low, minimumFractionDigits: 2, maximumFractionDigits: 2) } do { NUMBER($high, minimumFractionDigits: 2, maximumFractionDigits: 2) }, uz pouzdanost od 95%).
        [shorter] Za teže lavirinte treba manje vremena, što je neobično: svakih 10 poena težine množi minute sa { NUMBER($factor, minimumFractionDigits: 2, maximumFractionDigits: 2) } ({ NUMBER($low, minimumFractionDigits: 2, maximumFractionDigits: 2) } do { NUMBER($high, minimumFractionDigits: 2, maximumFractionDigits: 2) }, uz pouzdanost od 95%).
       *[unclear] Ova vremena ne pokazuju da li za teže lavirinte treba više vremena: svakih 10 poena težine množi minute sa { NUMBER($factor, minimumFractionDigits: 2, maximumFractionDigits: 2) } ({ NUMBER($low, minimumFractionDigits: 2, maximumFractionDigits: 2) } do { NUMBER($high, minimumFractionDigits: 2, maximumFractionDigits: 2) }, uz pouzdanost od 95%).
    }
times-example =
    Za lavirint težine { $rating } potrebno je oko { $minutes ->
        [one] { $minutes } minuta
        [few] { $minutes } minuta
       *[other] { $minutes } minuta
    }: polovina vremena očekuje se ispod toga, a 95 od 100 između { NUMBER($low) } i { NUMBER($high) }.
times-caution = Svako vreme računa se posebno; gde su isti učenici rešavali više lavirinata, intervali su samo približni.
times-chart = Izmereni i očekivani minuti
times-chart-says = Svaka tačka je jedan lavirint; „{ chart-as-expected }“ označava gde bi oboje bilo isto.
times-chart-means = Lavirinti iznad te linije rešavani su duže od očekivanog, a oni ispod nje kraće.
chart-as-expected = Po očekivanju
times-parameters-table = Linija: minuti = a · b^(težina / 10); intervali pouzdanosti od 95%
times-mazes-table = Lavirinti; 95 od 100 vremena očekuje se između kolona { column-from } i { column-to }
parameter-mazes = Lavirinti (n)
parameter-at-zero = Minuti za težinu 0 (a)
parameter-factor = Činilac za 10 poena (b)
parameter-spread = Činilac uobičajenog rasipanja
column-parameter = Parametar
column-value = Vrednost
column-from = Od
column-to = Do
column-class-set = Komplet
column-measured-minutes = Izmereni minuti
column-expected-minutes = Očekivani minuti
column-expected = Očekivano
