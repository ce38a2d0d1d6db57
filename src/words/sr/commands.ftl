# The ribbon's Generate, which has no pane to ask in.

ribbon-question = { $question } Komanda Generiši na traci ne može da pita, pa se zaustavila. { $outcome } Da biste odgovorili, pritisnite „{ generate-button }“ u oknu.
ribbon-took-too-long = Pritisnite „{ generate-button }“ u oknu, gde nema vremenskog ograničenja. Komanda sa trake se prekida posle pet minuta, a za ovaj lavirint bi trebalo više. { $outcome }
