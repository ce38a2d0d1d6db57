# The page of each generator in the laboratory: in three sentences how it goes about it and what its mazes are like, and how long it
# takes for n cells where that is more than a formula.

generator-kruskal-idea = Svaka ćelija je na početku poseban skup, a zidovi se isprobavaju nasumičnim redom. Zid između dva skupa pada i spaja ih u jedan; zid unutar istog skupa ostaje, jer bi zatvorio petlju. Prolazi nastaju svuda istovremeno, pa lavirint ima mnogo kratkih ćorsokaka i nijedan preovlađujući smer.
generator-depth-first-idea = Šetač ide od ćelije do ćelije, uvek u suseda kog još nije posetio. Kad takvog nema, vraća se svojim putem do poslednje ćelije koja ga ima. Vraća se kasno i retko, pa su prolazi dugi i vijugavi, a ćorsokaka je malo, ali su dugi.
generator-prim-weights-idea = Svaki zid ima nasumičnu težinu, a iz jedne ćelije raste jedna celina. Svaki put pada najlakši od zidova između nje i ostatka. Rezultat je najlakše od svih razapinjućih stabala, a to je Kruskalov lavirint za iste težine.
generator-prim-frontier-idea = Iz jedne ćelije raste jedna celina; ćelije koje je dodiruju čine njenu granicu. Bilo koja granična ćelija, svaka sa istom verovatnoćom, spaja se sa nasumičnim susedom iz celine. Celina raste podjednako na sve strane, pa su putevi kratki, a većina ćorsokaka duga je jednu ćeliju.
generator-wilson-idea = Iz ćelije koja nije u lavirintu kreće nasumična šetnja i traje dok ne naiđe na lavirint. Kad god šetnja preseče samu sebe, nastala petlja se briše; ono što ostane pridružuje se lavirintu. Svaki mogući lavirint je jednako verovatan, pa je ovaj algoritam merilo za sve ostale.
generator-aldous-broder-idea = Jedna šetnja ide nasumično od ćelije do ćelije. Svaki put kad prvi put uđe u neku ćeliju, pada zid iza nje. Svaki mogući lavirint je jednako verovatan, ali se poslednje ćelije nalaze kasno, pa dugo traje.
generator-eller-idea = Lavirint nastaje red po red, a u svakom trenutku potrebna su samo dva reda. U svakom redu bacanje novčića spaja susedne skupove, a svaki skup se bar jednom spušta u sledeći red. Poslednji red spaja sve preostale skupove, pa je na dnu ponekad dugačak hodnik.
generator-hunt-and-kill-idea = Šetnja ulazi u neposećene susede dok ne zapne. Tada se redovi pretražuju odozgo, do prve neposećene ćelije pored lavirinta, i odatle kreće nova šetnja. Kao kod pretrage u dubinu, šetnje su duge i ćorsokaka je malo, ali ništa ne mora da se pamti.
generator-sidewinder-idea = Bacanje novčića deli svaki red na nizove, a ćelije jednog niza se spajaju. Jedna ćelija svakog niza, nasumično izvučena, otvara se nagore, ka redu iznad. Prvi red je jedan dugačak hodnik, a iz svake ćelije put vodi nagore bez ijednog vraćanja.
generator-binary-tree-idea = Svaka ćelija, bacanjem novčića, otvara levi ili gornji zid. Ništa se ne pamti, pa ćelije mogu da nastaju bilo kojim redom. Cena su hodnici duž gornje i leve ivice i nagib u celom lavirintu, a raskršća nema nigde.
generator-recursive-division-idea = Počinje se od prazne dvorane i zidovi se dodaju umesto da se uklanjaju. Prav zid sa jednim otvorom deli dvoranu popreko na dužu stranu, a obe polovine dele se na isti način. Dugi pravi zidovi ostaju vidljivi, a svaki put iz jedne polovine u drugu vodi kroz otvor.
generator-growing-tree-newest-idea = Na spisku su ćelije lavirinta koje možda još imaju neposećene susede. Ćelija koja je poslednja dodata otvara zid ka jednom od tih suseda, a on dolazi na spisak. To radi i pretraga u dubinu, pa lavirinti imaju iste duge, vijugave hodnike.
generator-growing-tree-oldest-idea = Na spisku su ćelije lavirinta koje možda još imaju neposećene susede. Ćelija koja je prva dodata otvara zid ka jednom od tih suseda, a on dolazi na spisak. Svaka ćelija se iscrpi pre sledeće, pa hodnici vode pravo od prve ćelije.
generator-growing-tree-random-idea = Na spisku su ćelije lavirinta koje možda još imaju neposećene susede. Bilo koja ćelija sa spiska, svaka sa istom verovatnoćom, otvara zid ka jednom od tih suseda, a on dolazi na spisak. To je blisko Primovom algoritmu sa graničnim ćelijama: putevi su kratki, a kratkih ćorsokaka ima mnogo.
generator-growing-tree-mixed-idea = Na spisku su ćelije lavirinta koje možda još imaju neposećene susede. Bacanje novčića odlučuje da li najnovija ćelija sa spiska ili bilo koja otvara zid ka jednom od tih suseda. Rezultat su hodnici kao kod pretrage u dubinu, izlomljeni mnogim kratkim ograncima.
generator-boruvka-idea = Svaki zid ima nasumičnu težinu, a svaka ćelija je na početku poseban skup. U svakom krugu svaki skup uklanja najlakši zid oko sebe, pa se broj skupova bar prepolovi. Rezultat je najlakše od svih razapinjućih stabala, a to je Kruskalov lavirint za iste težine.
generator-kruskal-picks-idea = Svaka ćelija je na početku poseban skup. Biraju se nasumična ćelija i jedna od njene četiri strane: ako je ćelija iza nje u drugom skupu, zid pada i skupovi postaju jedan; inače se ne dešava ništa. Svi zidovi imaju iste šanse, pa su lavirinti Kruskalovi, ali je pred kraj većina izbora uzaludna.

# What the mazes of a generator look like, in a few words, and how it works in a sentence.

generator-kruskal-look = Mnogo kratkih ćorsokaka u svim smerovima

generator-depth-first-look = Dugi vijugavi hodnici, malo ćorsokaka

generator-prim-weights-look = Kruskalovi lavirinti, izrasli iz jedne ćelije

generator-prim-frontier-look = Vrlo mnogo sićušnih ćorsokaka

generator-wilson-look = Ogranci svih dužina, neki veoma dugi

generator-aldous-broder-look = Vilsonovi lavirinti, iz jedne nasumične šetnje

generator-eller-look = Kratki ćorsokaci, više vodoravno nego uspravno

generator-hunt-and-kill-look = Dugi vijugavi hodnici, najmanje ćorsokaka

generator-sidewinder-look = Jedan hodnik duž vrha, ogranci ispod njega

generator-binary-tree-look = Hodnici duž dve ivice, nagib između njih

generator-recursive-division-look = Dugi pravi zidovi, prostorije u prostorijama

generator-growing-tree-newest-look = Lavirinti pretrage u dubinu, sa spiska ćelija

generator-growing-tree-oldest-look = Pravi hodnici od jedne ćelije

generator-growing-tree-random-look = Mnogo sićušnih ćorsokaka, nekoliko dugih ogranaka

generator-growing-tree-mixed-look = Vijugavi hodnici sa mnogo ogranaka

generator-boruvka-look = Kruskalovi lavirinti, izrasli odasvud

generator-kruskal-picks-look = Kao Kruskal, ali isprobava i već rešene zidove
