import type { Texts } from './translated.ts'

export const ferryInGerman: Texts = {
  title: 'ferry: Migrationen, die auf eine Lücke im Verkehr warten',
  excerpt:
    'Ein Werkzeug, das eine PostgreSQL-Datenbank verändert, während Menschen sie benutzen, und das lieber zu spät kommt als im Weg steht.',
  tags: null,
  coverAlt: 'Ein Terminal, in dem ferry eine Datenbankmigration plant und ausführt',
  'blocks/summary/problem': 'Ein ALTER TABLE und 340 Segler, die auf einen Ladekreis starrten',
  'blocks/summary/role': 'Autor und Maintainer',
  'blocks/summary/team': 'Zwei Kollegen bei Kaikante, später 31 Mitwirkende',
  'blocks/summary/period': 'Seit 2023',
  'blocks/summary/result': '41 Sekunden Migration, keine blockierte Abfrage',
  'blocks/queue/text': 'Die Schlange hinter der Schlange',
  'blocks/lock/text':
    '<p>Eine Migration, die auf eine Sperre wartet, ist harmlos. Was <em>hinter</em> ihr wartet, ist es nicht: Jede spätere Abfrage stellt sich in derselben Schlange an. Am 2. Mai 2023 war sie 340 lang, und ganz vorne stand eine Spalte namens <strong>currency</strong>.</p><p>Eine Spalte anzulegen kostet PostgreSQL etwa vier Millisekunden. Dafür braucht es allerdings die ganze Tabelle, und an jenem Morgen las irgendjemandes Bericht seit elf Minuten in den Bestellungen. Unser ALTER TABLE wartete auf den Bericht. Jeder Segler, der die Liegeplätze öffnete, wartete auf unser ALTER TABLE. Nichts war kaputt, keine Kurve war rot, und elf Minuten lang konnte niemand sehen, ob er für die Nacht einen Platz hatte. Ich weiß das, weil ich einer von ihnen war. Vor Cuxhaven hatte ich die App in der einen und die Pinne in der anderen Hand und dachte, es läge am Empfang.</p><p>Wir hatten eine Checkliste für Migrationen. Sie hatte vierzehn Punkte, und <em>nachsehen, ob gerade jemand liest</em> war der neunte. Ich hatte nachgesehen, um acht. Der Bericht begann um zwei nach.</p>',
  'blocks/code/caption': 'Was ferry stattdessen tut: fragen, aufgeben, wieder fragen',
  'blocks/blocked/label': 'blockierte Abfragen in 1.900 Migrationen, von denen wir wissen',
  'blocks/tries/value': '4,3',
  'blocks/tries/label': 'Versuche im Schnitt, bis sich eine Lücke findet',
  'blocks/tries/source': 'Freiwillige Statistik, Oktober 2025',
  'blocks/choices/decisions/timeout/chosen': 'Nach 80 ms aufgeben und es wieder versuchen',
  'blocks/choices/decisions/timeout/rejected': 'Auf die Sperre warten',
  'blocks/choices/decisions/timeout/why': 'Eine Migration hat Zeit. Die Menschen hinter ihr nicht.',
  'blocks/choices/decisions/down/chosen': 'Ein Rückweg, der vor dem Hinweg geschrieben wird',
  'blocks/choices/decisions/down/rejected': 'Ein Backup einspielen',
  'blocks/choices/decisions/down/why': 'Noch niemand hat ein Backup in der Zeit eingespielt, die er angekündigt hatte.',
  'blocks/board/imageAlt': 'Die Anzeige des Hafens mit der Belegung der Liegeplätze und den Wartezeiten',
  'blocks/board/caption': 'Wo es zuerst funktionieren musste: die Tafel eines Hafens, der nie schließt.',
  'blocks/ask/text': 'Fragen, aufgeben, wieder fragen',
  'blocks/ask-words/text':
    '<p>Die erste Fassung von ferry waren vierzig Zeilen Shell und konnte eines: Sie bat mit einer Frist um die Sperre, und wenn sie sie nicht bekam, legte sie sich eine Weile schlafen. Eine Fähre macht es vor einer Schleuse, in der schon ein Schiff liegt, genauso. Sie hupt nicht, und sie legt sich nicht quer in den Kanal.</p>',
  'blocks/batches/text':
    '<p>Die Form einer Tabelle zu ändern ist die kleinere Hälfte. Die größere ist, sie zu füllen: 18,4 Millionen Zeilen, die alle eine Währung wollen. Ein einziges UPDATE dafür ist eine Transaktion von vierzig Minuten, hinter der so lange nichts aufgeräumt werden kann. Also geht ferry die Tabelle entlang ihres Primärschlüssels durch. Es beginnt mit tausend Zeilen und sieht auf die Uhr. Hat ein Schub weniger als 50 Millisekunden gebraucht, ist der nächste um ein Viertel größer. Fallen die Replikate um mehr als 100 zurück, hält es an und wartet, bis sie da sind. Jeder Schub wird aufgeschrieben, damit es nach einem Neustart weitergehen kann und niemand wach bleiben muss, um zuzusehen.</p><p>Danach prüft es nach: die Anzahl, eine Prüfsumme für jeden Bereich, und dass zwischendurch keine Zeile von einer Programmversion geschrieben wurde, die die Spalte nicht kennt. Erst dann wirft es weg, was alt ist.</p>',
  'blocks/refused/text': 'Was es nicht tut',
  'blocks/choices/decisions/force/chosen': 'Kein Schalter, der es erzwingt',
  'blocks/choices/decisions/force/rejected': '--force, mit einer Warnung',
  'blocks/choices/decisions/force/why':
    'Einen Monat lang gab es ihn. Benutzt wurde er nachts, von Leuten, die die Warnung schon kannten.',
  'blocks/pilot/text':
    'Dass sie das Ganze umgezogen haben, habe ich nur daran gemerkt, dass meine Spalte jetzt einen Namen hatte, den ich lesen konnte.',
  'blocks/pilot/author': null,
  'blocks/pilot/role': 'Hafenlotsin, Hafen Emden',
  'blocks/end/text':
    '<p>Die eigentliche Prüfung war der Hafen. Er hat keine Nacht: Schiffe kommen mit der Tide, und die Tide kommt jeden Tag fünfzig Minuten später, sodass es keine Stunde gibt, zu der man etwas ankündigen könnte. Die erste Migration dort brauchte einunddreißig Versuche und war an einem Sonntag um zwanzig nach vier durch. Ihr Protokoll hängt im Büro an der Wand, weil es die langweiligste Seite ist, die wir je ausgedruckt haben.</p><p>Heute hat ferry 31 Mitwirkende, von denen ich neun getroffen habe. Was sie beitragen, sind meist Gründe zu warten: ein Vacuum, das gerade läuft, ein Replikat in einer anderen Stadt, eine Sicherung. Ich habe sie alle angenommen. Es ist mit jeder Version langsamer geworden.</p>',
}

export const slowNetworksInGerman: Texts = {
  title: 'Kleine Werkzeuge für langsame Netze',
  excerpt:
    'Eine Checkliste für Software im Zug, auf der Fähre und in den Bergen, von einem, der auf einer davon Fahrkarten verkauft hat.',
  tags: ['Offline first', 'Vortrag'],
  coverAlt: 'Karte eines Archipels in Tidewater, mit Routen zwischen Häfen und einer Tidenkurve',
  'blocks/start/text':
    '<p>Zwischen Dagebüll und Amrum gibt es zwei Stellen mit Empfang, und beide sind Sitzbänke. Dort habe ich mit einem Kartenleser im Regen gestanden und öfter <em>wird geladen</em> gelesen als jeden Wetterbericht.</p><p>Drei Jahre lang habe ich auf dieser Linie Fahrkarten verkauft, bevor ich Software schrieb. Das Gerät stammte aus einem Büro mit einem Mast auf dem Dach. Es fragte einen Server nach dem Preis einer Kinderfahrkarte, der seit 2004 derselbe war. Bekam es keine Antwort, zeigte es einen Ladekreis, und wenn der sich eine Minute gedreht hatte, vergaß es, was ich getippt hatte. Hinter dem Ersten standen vierzig Leute, und die Gangway geht hoch, wenn der Kapitän es sagt. Also schrieb ich die Fahrkarten auf einen Block und tippte sie abends auf der Bank ein. Der Block war der Offline-Modus.</p><p>Alles, was ich über langsame Netze weiß, wusste ich am Ende dieses Sommers. Dass es um Software ging, habe ich erst sechs Jahre später gemerkt.</p>',
  'blocks/list/text': 'Die Checkliste',
  'blocks/checks/text':
    '<ol><li><strong>Erst schreiben, dann senden.</strong> Was jemand getippt hat, gehört ihm, bevor es euch gehört. Es ist auf dem Gerät, bevor die Taste wieder oben ist, und geht hinaus, wenn es kann.</li><li>Sagt, was ihr wisst und wie alt es ist. „12 min, Stand 14:03“ ist eine Tatsache. Ein Ladekreis ist ein Gerücht.</li><li>Alles, was man zweimal fragen kann, muss man gefahrlos zweimal fragen können. Gebt jeder Änderung dort eine Nummer, wo sie entsteht, nicht dort, wo sie ankommt.</li><li>Schickt das Kleine zuerst. Der Name der nächsten Haltestelle hat zwölf Byte; die Karte dazu hat zwei Megabyte, und Menschen haben Augen.</li><li>Haben zwei dasselbe geändert, zeigt beides. Das Spätere ist nicht das Richtige. Es ist das mit dem längeren Tunnel.</li><li>Testet auf der Bank, nicht am Schreibtisch.</li></ol>',
  'blocks/code/caption': 'Erst schreiben, dann senden',
  'blocks/quote/text': 'Die beste Offline-Funktion ist ein Fahrplan auf Papier. Seid mindestens so gut.',
  'blocks/quote/author': null,
  'blocks/quote/role': 'Zahlmeisterin, Halligen-Fähren',
  'blocks/end/text':
    '<p>So testet man es: Nehmt das Telefon, das ihr vor zwei Telefonen hattet. Schaltet es in den Flugmodus und benutzt einen Tag lang euer eigenes Programm, als wäre es ein Block. Schaltet dann jede Stunde für zehn Sekunden das Netz ein, zu einer Zeit, die ihr euch nicht aussucht. Bei mir macht das ein Skript namens <em>tide</em>. Was an diesem Tag verloren geht, ist ein Fehler, auch wenn es am Tag danach wiederkommt.</p><p>Gehalten habe ich das als Vortrag in Oslo, Porto und Leipzig. Die Folien passen auf ein Blatt, das ich austeile, denn auch der Beamer in Porto hatte keinen Empfang.</p>',
  'blocks/slow/text': 'Langsam ist schlimmer als weg',
  'blocks/slow-words/text':
    '<p>Ein Telefon ohne Empfang ist ehrlich. Es sagt das in der Ecke, und Programme glauben ihm. Schwierig ist das Netz, das fast da ist: ein Balken hinter den Dünen, das WLAN eines Zuges, das mit einem Router verbunden ist, der mit nichts verbunden ist. Eine Anfrage geht hinaus, und es kommt weder eine Antwort noch eine Absage. Die meisten Programme warten dreißig Sekunden darauf, weil das 1999 jemand in eine Bibliothek geschrieben hat, und versuchen es dann noch dreimal. Das sind zwei Minuten. Der Tunnel zwischen Göttingen und Kassel ist kürzer, und der nächste beginnt, bevor sie um sind.</p><p>Fragt also nicht, ob es ein Netz gibt. Fragt, wie lange der Mensch davor warten würde, und tut danach so, als gäbe es keines. Für einen Fahrplan habe ich es gemessen: vier Sekunden, und zwei, wenn es regnet.</p>',
  'blocks/outbox/text':
    '<p>Das ist schon das meiste, und es sind vier Zeilen. Der Rest ist ein Index, ein Timer und der Mut, <em>aufgehoben</em> auf den Knopf zu schreiben statt <em>gesendet</em>. Im ersten Test mit echten Menschen fragten zwei von sieben, was „aufgehoben“ heißen solle. Alle sieben fragten, was los sei, wenn dort länger als einen Atemzug „wird gesendet“ stand. Wir sind bei aufgehoben geblieben.</p>',
  'blocks/table/caption': 'Wie lange Menschen warten, je nachdem, was sie in der anderen Hand halten',
  'blocks/table/rows/head/cells': ['Ort', 'In der anderen Hand', 'Gibt auf nach'],
  'blocks/table/rows/desk/cells': ['Schreibtisch', 'Kaffee', '9 s'],
  'blocks/table/rows/train/cells': ['Zug', 'Eine Tasche', '6 s'],
  'blocks/table/rows/bench/cells': ['Bank am Anleger', 'Ein Regenschirm', '2 s'],
  'blocks/table/rows/deck/cells': ['Deck', 'Eine Leine', 'sofort'],
}

export const tidewaterInGerman: Texts = {
  title: 'Tidewater: eine Route, die weiß, wann das Wasser da ist',
  excerpt: 'Karten zeigen, wo es tief ist. Wer an einer Küste mit Gezeiten segelt, muss wissen, wann.',
  tags: null,
  coverAlt: 'Karte eines Archipels in Tidewater, mit Routen zwischen Häfen und einer Tidenkurve',
  'blocks/summary/problem': 'Eine Route, die um zehn stimmt und mittags auf Grund liegt',
  'blocks/summary/role': 'Alles außer dem Gezeitenmodell',
  'blocks/summary/team': 'Solveig Aas, Hydrografin; neun Boote, die getestet haben',
  'blocks/summary/period': 'Drei Winter, 2021 bis 2024',
  'blocks/summary/result': '11.000 Segler im Sommer 2025, 96 % der Routen ohne Netz berechnet',
  'blocks/aground/text': 'Vier Stunden auf einer Sandbank',
  'blocks/aground-words/text':
    '<p>Im August 2021 saß ich vier Stunden lang südlich von Langeneß auf einer Sandbank, aufrecht, in einem Boot mit 1,1 Metern Tiefgang. Die Route auf meinem Telefon war eine gute Route. Sie lief an den Tonnen entlang, hatte überall die richtige Tiefe, und eine Fußnote sagte, dass die Tiefen für Niedrigwasser gelten. Ich war losgefahren, als genug da war. Ich hatte nicht gefragt, ob noch genug da sein würde, wenn ich an die enge Stelle käme, und das Programm auch nicht, denn es wusste nicht, dass ich zwei Stunden dorthin brauchen würde.</p><p>Auf einer Sandbank kann man nur nachdenken. Eine Karte ist eine Karte von Orten. An dieser Küste reicht ein Ort nicht: Dieselben fünfzig Meter sind um neun eine Straße, um elf eine Pfütze und um eins ein Feld, auf dem Leute nach Würmern graben. Was ich brauchte, war ein Fahrplan.</p>',
  'blocks/graph/text': 'Ein Fahrplan für Wasser',
  'blocks/graph-words/text':
    '<p>Tidewater zerlegt die Fahrwasser in Stücke von etwa achtzig Metern. Jedes hat eine kleinste Tiefe, eine Richtung, in die der Strom zieht, und, wo es Brücken gibt, deren Durchfahrtshöhe. Die Tide ist eine Summe von Wellen, von denen zwischen Esbjerg und Den Helder laut Solveig elf genügen. Daraus ergibt sich die Tiefe eines Stücks für jede Minute dieses Jahres durch eine Multiplikation.</p><p>Gesucht wird wie in jedem Navigationsgerät, mit einem Unterschied: Was ein Stück kostet, hängt davon ab, wann man ankommt. Warten kann sich lohnen. Deshalb ist auch jeder Hafen und jeder Ankerplatz ein Stück, mit der Länge null und einem Preis in Zeit, und die beste Route lautet manchmal: Bleib bis 13:40, wo du bist, und iss etwas.</p>',
  'blocks/code/caption': 'Der Kern: Ein Stück lässt sich befahren, oder man wartet, oder es gibt keinen Weg',
  'blocks/speed/value': null,
  'blocks/speed/label': 'für die Route eines Tages, auf einem Telefon von 2018',
  'blocks/size/value': null,
  'blocks/size/label': 'für die ganze Küste und alle ihre Tiden bis 2030',
  'blocks/offline/text':
    '<p>All das läuft auf dem Telefon. Wo man es braucht, gibt es keinen Empfang, und jemandes Route geht niemanden sonst etwas an. Die erste Fassung war reines TypeScript und brauchte für einen Tag vier Sekunden, und das ist lang mit der Pinne in der Hand. Heute besteht die Suche aus 900 Zeilen Rust in WebAssembly. Der Rest ist geblieben, wie er war: Listen, Formulare und eine Karte, auf einer Seite, die man auf den Startbildschirm legen kann und für deren Updates man keinen Store braucht.</p>',
  'blocks/red/text': 'Kein Grün, kein Rot',
  'blocks/board/imageAlt': 'Die Anzeige des Hafens mit der Belegung der Liegeplätze und den Wartezeiten',
  'blocks/board/caption':
    'Was wir zuvor im Hafen gelernt hatten: Einer Zahl mit ihrem Alter glaubt man, einer Farbe nicht.',
  'blocks/choices/decisions/margin/chosen': 'Wer segelt, sagt, wie viel Wasser genug ist',
  'blocks/choices/decisions/margin/rejected': 'Eine Sicherheit, die wir wählen',
  'blocks/choices/decisions/margin/why':
    'Wir haben neun Skipper gefragt. Sie nannten 10 bis 80 Zentimeter, und jeder hatte für sein Boot recht.',
  'blocks/choices/decisions/colour/chosen': 'Die Tiefe als Zahl mit Uhrzeit: „1,9 m bis 14:20“',
  'blocks/choices/decisions/colour/rejected': 'Grüne und rote Stücke',
  'blocks/choices/decisions/colour/why':
    'Grün wurde als sicher gelesen. Es hieß nur, dass das Modell vom Wind von heute nichts weiß.',
  'blocks/choices/decisions/wind/chosen': 'Kein Wetter in der Route',
  'blocks/choices/decisions/wind/rejected': 'Eine Vorhersage des Wasserstands mit Wind',
  'blocks/choices/decisions/wind/why':
    'Sie braucht Empfang und irrt sich um mehr als die Reserve. Wir zeigen sie neben der Route, mit ihrer Uhrzeit.',
  'blocks/skipper/text': 'Es sagte, ich solle Mittag essen. Ich habe Mittag gegessen. Dann war Wasser da.',
  'blocks/skipper/author': null,
  'blocks/skipper/role': 'Skipperin der Maren, Husum',
  'blocks/end/text':
    '<p>Im dritten Sommer saß jemand auf derselben Sandbank und schrieb uns, ziemlich verärgert. Ihr Boot war mit 1,1 Metern Tiefgang eingetragen, wie in den Papieren. Mit dem neuen Motor, zwei Kindern und den Einkäufen waren es 1,4. Seither fragt Tidewater einmal im Jahr, im April, ob das Boot schwerer geworden ist. Es ist das Einzige, was es je von sich aus fragt.</p>',
}
