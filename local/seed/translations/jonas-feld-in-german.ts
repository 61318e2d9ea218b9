import type { Texts } from './translated.ts'

export const homeInGerman: Texts = {
  'meta/title': 'Jonas Feld – Karten, Logs und Software ohne Netz',
  'meta/description':
    'Jonas Feld baut Software für Orte mit schlechtem Empfang: Karten für Segler, Werkzeuge für den Betrieb. Hamburg.',
  'hero/name': null,
  'hero/titles': ['Full-Stack-Entwickler', 'Macher von Offline-Karten', 'Maintainer von ferry', 'Früher Decksmann'],
  'hero/summary':
    'Ich baue Software für Orte mit schlechtem Empfang: Karten für Segler, Tafeln für Häfen, Werkzeuge für alle, die Bereitschaft haben. Seit zehn Jahren, drei davon auf See.',
  'hero/location': 'Hamburg',
  'hero/profileImageAlt': 'Illustriertes Porträt von Jonas Feld mit Bart und blauer Jacke',
  'about/bio': [
    '<p>Bevor ich Software schrieb, habe ich auf einer Fähre gearbeitet. Eine falsche Zahl auf einem Bildschirm heißt dort im besten Fall: nasse Füße. So gestalte ich bis heute: <strong>weniger zeigen, richtig liegen, auch im Tunnel funktionieren.</strong></p>',
    '<p>Ich mag Aufgaben, die eine Kante in der wirklichen Welt haben, Daten, die auf einen Rechner passen, und Teams, die ihre Entwürfe gegenseitig lesen. Bei gutem Wind sitze ich nicht am Schreibtisch.</p>',
  ].join(''),
  'about/skills': [
    'TypeScript',
    'Rust',
    'Go',
    'React',
    'PostgreSQL',
    'MapLibre',
    'WebAssembly',
    'SQLite',
    'Kafka',
    'Service Worker',
    'Barrierefreiheit',
    'Technisches Schreiben',
  ],
  'work/0/position': 'Leitender Entwickler',
  'work/0/company': null,
  'work/0/duration': '2022 – heute',
  'work/0/location': null,
  'work/0/description': [
    'Leite ein fünfköpfiges Team, das Planungssoftware für drei Nordseehäfen baut.',
    'Die Wartezeit eines Containerschiffs von 51 auf 12 Minuten gesenkt, indem Lotsen und Schlepper denselben Plan sehen.',
    'Jeden Bildschirm auf WCAG 2.2 AA gebracht, Handschuhe und Sonnenlicht eingeschlossen.',
  ],
  'work/1/position': 'Senior-Frontend-Entwickler',
  'work/1/company': null,
  'work/1/location': 'Kopenhagen',
  'work/1/description': [
    'Das Zeichnen der Kacheln nach WebAssembly verlegt: Ein Telefon von 2016 verschiebt die Karte seither mit 60 Bildern pro Sekunde.',
    'Das Offline-Format entworfen, das heute 40 Apps verwenden, samt einer Spezifikation, nach der andere es nachbauen konnten.',
  ],
  'work/2/position': 'Webentwickler',
  'work/2/company': null,
  'work/2/location': null,
  'work/2/description': [
    'Vierzig Websites für Museen, Theater und einen Leuchtturm gebaut. Die meisten laden noch immer in unter einer Sekunde.',
  ],
  'work/3/position': 'Decksmann',
  'work/3/company': 'Halligen-Fähren',
  'work/3/location': 'Nordsee',
  'work/3/description': ['Leinen, Fahrkarten, Wetter und eine Fahrplantabelle, die aus dem Ruder lief.'],
  'projects/0/title': null,
  'projects/0/description':
    'Routenplanung für kleine Boote, die Gezeiten, Strömungen und Brückenhöhen kennt. Läuft ohne Netz auf dem Telefon; im letzten Sommer waren 11.000 Segler damit unterwegs.',
  'projects/0/tags': null,
  'projects/0/imageAlt': 'Karte eines Archipels in Tidewater, mit Routen zwischen Häfen und einer Tidenkurve',
  'projects/1/title': null,
  'projects/1/description':
    'Ein Log-Betrachter für Teams ohne Plattform-Team: ein Programm, ein Ordner voller Parquet-Dateien und Abfragen, die fertig sind, bevor man aufsieht.',
  'projects/1/tags': null,
  'projects/1/imageAlt': 'Die Live-Ansicht von Lantern: ein Ausschlag an Fehlern und die Zeilen dahinter',
  'projects/2/title': null,
  'projects/2/description':
    'Migrationen für PostgreSQL, die sich weigern, eine viel benutzte Tabelle zu sperren. Plant, läuft in Schüben, prüft nach und findet immer einen Weg zurück.',
  'projects/2/tags': null,
  'projects/2/imageAlt': 'Ein Terminal, in dem ferry eine Datenbankmigration plant und ausführt',
  'projects/3/title': 'Hafentafel',
  'projects/3/description':
    'Die Wandanzeige eines Containerhafens: Liegeplätze, Schlepper und Wetter auf einem ruhigen Bildschirm. Ersetzt neun Tabellen und ein Whiteboard.',
  'projects/3/tags': ['React', 'Kafka', 'Barrierefreiheit'],
  'projects/3/imageAlt': 'Die Anzeige des Hafens mit der Belegung der Liegeplätze und den Wartezeiten',
  'projects/4/title': 'Kleine Werkzeuge für langsame Netze',
  'projects/4/description':
    'Ein Vortrag und eine Checkliste über Software im Zug, auf der Fähre und in den Bergen. Gehalten in Oslo, Porto und Leipzig.',
  'projects/4/tags': ['Vortrag', 'Offline first'],
  'contact/headline': 'Software, die da draußen funktionieren muss?',
  'contact/note':
    'Ab März habe ich zwei Tage in der Woche für Projekte auf dem Wasser, in den Bergen oder auf der Schiene. Schreiben Sie mir, was heute schiefgeht.',
}
