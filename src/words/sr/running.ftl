# Status, questions, messages and parts of the pane that load later.

press-generate = Da biste napravili lavirint, pritisnite „{ generate-button }“.
progress = Napredak
see-message = Nije dovršeno; poruka iznad kaže zašto.
show-all-button = Prikaži sve
show-less-button = Manje
stopping = Zaustavljanje…
close = Zatvori
close-message = Zatvori poruku
details = Detalji
cancel = Otkaži
internal-error-in-pane = Pogledajte list. Ako lavirint nije ceo, pritisnite „{ clear-maze-button }“ i ponovo ga napravite. Došlo je do interne greške i rad je zaustavljen.

part-loading = Učitavanje…
part-missing = Ovaj deo Lavirinta nije mogao da se učita.
part-not-loaded = Proverite vezu i pokušajte ponovo. Ovaj deo Lavirinta nije mogao da se učita. Ako se to ponovi, zatvorite okno i ponovo ga otvorite.
command-words-missing = Proverite vezu i pokušajte ponovo. Jedan deo Lavirinta nije mogao da se učita.
