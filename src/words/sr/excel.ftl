# What the program that holds the workbook refuses, and what to do about it. It may be Excel or another program, so no message names it,
# or a menu of it.

access-denied = List ili radna sveska su zaštićeni ili samo za čitanje, pa ne mogu da se menjaju. Uklonite zaštitu ili sačuvajte kopiju, pa pokušajte ponovo.
activity-limit = Radna sveska je trenutno prezauzeta. Sačekajte minut i pokušajte ponovo.
host-too-old = Ovoj verziji nedostaje nešto što je Lavirintu potrebno. Ažurirajte program za tabele i pokušajte ponovo.
bad-password = Lozinka nije prihvaćena. Sami uklonite zaštitu i pokušajte ponovo.
changes-not-reported = Radna sveska ne javlja promene oknu. Zatvorite okno i ponovo ga otvorite.
setting-read-only = Ova verzija ne dozvoljava promenu jedne postavke. Ažurirajte program za tabele, a ako to ne pomogne, prijavite detalje ispod.
edit-conflict = Neko drugi je istovremeno promenio isto mesto. Pokušajte ponovo.
connection-broke = Veza sa radnom sveskom je prekinuta. Proverite vezu i pokušajte ponovo.
still-calculating = Sačekajte da radna sveska završi izračunavanje i pokušajte ponovo.
chart-without-data = Na ovom listu je grafikon bez podataka. Izaberite drugi list i pokušajte ponovo.
filter-in-way = Filter smeta lavirintu. Uklonite filter i pokušajte ponovo.
text-too-long-for-formula = Tekst je predugačak za formulu. Izaberite manji lavirint i pokušajte ponovo.
refused-without-reason = Promena je odbijena bez objašnjenja. Pokušajte ponovo; ako ni to ne uspe, sačuvajte radnu svesku i ponovo je otvorite.
other-workbook-in-front = Aktivna je druga radna sveska. Pređite na radnu svesku sa lavirintom i pokušajte ponovo.
names-in-r1c1 = Sa stilom reference R1C1 Lavirint ne može da nađe lavirint. Isključite taj stil i pokušajte ponovo.
cells-cannot-move = Ćelije tamo ne mogu da se premeste. Izaberite drugi list i pokušajte ponovo.
value-not-understood = Radna sveska nije razumela vrednost koju je Lavirint poslao. Proverite veličine i raspored, pa pokušajte ponovo.
place-lost = Lavirint više ne može da nađe ćelije na kojima je radio. Pokušajte ponovo.
object-gone = Nešto na čemu je Lavirint radio više nije u radnoj svesci. Pokušajte ponovo.
not-allowed-now = Radna sveska to trenutno ne dozvoljava. Zatvorite otvorene dijaloge i pokušajte ponovo.
cell-edited = Neka ćelija se upravo uređuje. Pritisnite Enter ili Esc na listu i pokušajte ponovo.
session-ended = Sesija radne sveske je istekla. Učitajte radnu svesku iznova i pokušajte ponovo.
reference-broken = Jedna referenca na ćelije više ne važi. Pritisnite „{ set-up-sheet-button }“ i pokušajte ponovo.
page-set-up-refused = Program za tabele je odbio podešavanje stranice, što može da se desi kad nema štampača. Instalirajte ili izaberite štampač i pokušajte ponovo.
new-sheet-refused = Program za tabele je odbio da doda list. Ručno dodajte list da biste videli šta smeta i pokušajte ponovo.
request-not-understood = Program za tabele nije razumeo zahtev. Ažurirajte ga i pokušajte ponovo.
selection-unusable = Trenutni izbor ne može da se upotrebi za ovo. Izaberite neku ćeliju lista i pokušajte ponovo.
already-there = List ili ime koje je Lavirint hteo da doda već postoji. Pokušajte ponovo.
not-found = Potrebnog lista ili imena više nema, ili aktivni list nije radni list. Izaberite radni list i pokušajte ponovo.
memory-full = Nema dovoljno memorije. Zatvorite druge radne sveske ili izaberite manji lavirint, pa pokušajte ponovo.
merged-cells-in-way = Objedinjene ćelije smetaju lavirintu. Razdvojite ih i pokušajte ponovo.
contents-off-sheet = Ćelije sa sadržajem bile bi potisnute van lista. Izaberite drugi list i pokušajte ponovo.
links-blocked = Veze sa drugim radnim sveskama ovde su blokirane. Izaberite drugi list i pokušajte ponovo.
too-many-cells-to-change = Ovo je previše ćelija za jednu promenu. Izaberite manji lavirint i pokušajte ponovo.
pivot-table-in-way = Smeta izvedena tabela. Izaberite drugi list i pokušajte ponovo.
data-source-asks = Prijavite se na izvor podataka koji to traži ili otkažite njegov zahtev, pa pokušajte ponovo.
too-many-cells = Ovo je više ćelija nego što radna sveska prihvata odjednom. Izaberite manji lavirint i pokušajte ponovo.
request-aborted = Rad je prekinut, možda zato što je nešto drugo promenjeno. Pokušajte ponovo.
request-too-large = Ovo je više nego što radna sveska prihvata odjednom. Izaberite manji lavirint i pokušajte ponovo.
answer-too-large = Na mestu lavirinta ima više podataka nego što radna sveska može da pošalje odjednom. Izaberite drugi list i pokušajte ponovo.
texts-too-long = Ćelije sadrže više teksta nego što radna sveska može da pošalje odjednom. Skratite tekst u ćeliji { $cell } na listu { $sheet } i pokušajte ponovo.
service-silent = Usluga radne sveske ne odgovara. Sačekajte trenutak i pokušajte ponovo.
answer-too-late = Radna sveska predugo nije odgovarala. Sačekajte minut i pokušajte ponovo.
not-signed-in = Usluga radne sveske ne zna ko ste. Prijavite se i pokušajte ponovo.
holds-no-maze = U ovakav list ili radnu svesku lavirint ne može da se smesti. Izaberite običan radni list i pokušajte ponovo.
fill-refused = Ćelije ovde ne mogu da imaju tu boju. Izaberite drugu popunu i pokušajte ponovo.
not-done-here = Ovde to ne može da se uradi. Izaberite običan radni list i pokušajte ponovo.
dialog-open = Zatvorite otvoreni dijalog i pokušajte ponovo.
refused-with-code = Promena je odbijena uz grešku „{ $code }“. Pokušajte ponovo; ako ni to ne uspe, prijavite detalje ispod.

excel-error = { $code }: { $text }
excel-error-at = { $code } u { $location }: { $text }

# Where Excel has the command, in the words of its Serbian menus.
way-to-unprotect = U programu Excel: Redigovanje, Opozovi zaštitu lista ili Zaštiti radnu svesku.
way-to-unmerge = U programu Excel: Početak, Objedini i centriraj.
way-to-remove-filter = U programu Excel: Podaci, Filter.
way-to-unhide = U programu Excel: Početak, Oblikovanje, Sakrij i otkrij.
way-to-names = U programu Excel: Formule, Menadžer imena.
way-to-a1 = U programu Excel: Datoteka, Opcije, Formule, stil reference R1C1.
way-to-page = U programu Excel: kartica Raspored na stranici.

still-at-work = Radnja „{ $action }“ još traje. Sačekajte da se završi ili pritisnite „{ stop-button }“, pa pokušajte ponovo.
waiting-for-edit = Neka ćelija se upravo uređuje. Pritisnite Enter ili Esc na listu da bi se nastavilo.
waiting-for-other-workbook = Aktivna je druga radna sveska. Kliknite na neku ćeliju radne sveske sa lavirintom da bi se nastavilo.
waiting-for-workbook = Radna sveska je zauzeta. Čeka se…
workbook-not-watched = Radna sveska ne javlja promene oknu, pa okno možda prikazuje stare brojeve. Zatvorite okno i ponovo ga otvorite.
