# Status, questions, messages and parts of the pane that load later.

press-generate = Da biste napravili lavirint, pritisnite „{ generate-button }“.
under-way = { $button }…
under-way-part = { $button }: { NUMBER($percent) }%
progress = Napredak
see-message = To nije uspelo. Pogledajte poruku iznad.
show-all-button = Prikaži sve
show-less-button = Manje
stopping = Zaustavljanje…
close = Zatvori
close-message = Zatvori poruku
details = Detalji
cancel = Otkaži
internal-error-in-pane = U Lavirintu je došlo do greške. Ako lavirint nije potpun, pritisnite „{ clear-maze-button }“ i ponovo ga napravite.

part-loading = Učitavanje…
part-not-loaded = Jedan deo Lavirinta nije mogao da se učita. Proverite vezu i pokušajte ponovo.

pane-opens-with = Da biste otvorili okno Lavirinta, pritisnite „Lavirint“ na kartici Početak.
