# What the program that holds the workbook refuses, and what to do about it. It may be Excel or another program, so no message names it,
# or a menu of it.

access-denied = List ili radna sveska je pod zaštitom ili samo za čitanje, pa ne može da se menja. Uklonite zaštitu ili sačuvajte kopiju, pa pokušajte ponovo.
activity-limit = Radna sveska je trenutno prezauzeta. Sačekajte minut i pokušajte ponovo.
host-too-old = Programu za tabele nedostaje nešto što je Lavirintu potrebno. Ažurirajte program i pokušajte ponovo.
edit-conflict = Nešto se u radnoj svesci u međuvremenu promenilo. Pokušajte ponovo.
connection-broke = Veza sa radnom sveskom je prekinuta. Učitajte je ponovo, prijavite se ako se to traži i pokušajte ponovo.
filter-in-way = Filter smeta lavirintu. Uklonite filter i pokušajte ponovo.
refused-without-reason = Promena je odbijena bez objašnjenja. Pokušajte ponovo; ako ni to ne uspe, sačuvajte radnu svesku i ponovo je otvorite.
other-workbook-in-front = Aktivna je druga radna sveska. Pređite na radnu svesku sa lavirintom i pokušajte ponovo.
names-in-r1c1 = Uz stil reference R1C1 Lavirint ne može da nađe lavirint. Isključite taj stil i pokušajte ponovo.
cells-cannot-move = Na ovom listu nešto smeta, na primer izvedena tabela, grafikon ili drugi sadržaj. Izaberite drugi list i pokušajte ponovo.
not-allowed-now = Radna sveska to trenutno ne dozvoljava. Zatvorite otvorene dijaloge i pokušajte ponovo.
cell-edited = Neka ćelija se upravo uređuje. Pritisnite Enter ili Esc na listu i pokušajte ponovo.
page-set-up-refused = Program za tabele je odbio podešavanje stranice, što može da se desi kad nema štampača. Instalirajte ili izaberite štampač i pokušajte ponovo.
new-sheet-refused = Program za tabele je odbio da doda list. Ručno dodajte list da biste videli šta smeta i pokušajte ponovo.
not-found = Potrebnog lista ili imena više nema, ili aktivni list nije radni list. Izaberite radni list i pokušajte ponovo.
merged-cells-in-way = Objedinjene ćelije smetaju lavirintu. Razdvojite ih i pokušajte ponovo.
request-too-large = Ovo je više nego što radna sveska prima odjednom. Izaberite manji lavirint ili drugi list i pokušajte ponovo.
not-done-here = Ovde to ne može da se uradi. Izaberite običan radni list i pokušajte ponovo.
refused-with-code = Promena je odbijena uz grešku „{ $code }“. Pokušajte ponovo; ako ni to ne uspe, prijavite detalje ispod.

excel-error = { $code }: { $text }

still-at-work = Radnja „{ $action }“ još traje. Sačekajte da se završi ili pritisnite „{ stop-button }“, pa pokušajte ponovo.
waiting-for-edit = Neka ćelija se upravo uređuje. Pritisnite Enter ili Esc na listu da bi se nastavilo.
waiting-for-other-workbook = Aktivna je druga radna sveska. Kliknite na neku ćeliju radne sveske sa lavirintom da bi se nastavilo.
waiting-for-workbook = Radna sveska je zauzeta. Čeka se…
workbook-not-watched = Radna sveska ne javlja promene oknu, pa okno možda prikazuje stare brojeve. Zatvorite okno i ponovo ga otvorite.
