import type { OwnerCatalogue } from '../load.ts'

export const catalogue: OwnerCatalogue = {
  'Welcome to Vitrine': 'Willkommen bei Vitrine',
  'Welcome to Vitrine, {name}': 'Willkommen bei Vitrine, {name}',
  'Pick a template, make it yours, publish it at your own address.':
    'Such dir eine Vorlage aus, mach sie zu deiner, veröffentliche sie unter deiner eigenen Adresse.',
  'Your account is ready. Your own website is three steps away:':
    'Dein Konto ist bereit. In drei Schritten hast du deine eigene Website:',
  'Pick a template': 'Such dir eine Vorlage aus',
  'Each one is a complete website. Choose the one that suits your work; you can try it with an example first.':
    'Jede ist eine vollständige Website. Nimm die, die zu deiner Arbeit passt; du kannst sie vorher an einem Beispiel ausprobieren.',
  'Make it yours': 'Mach sie zu deiner',
  'Write, add pictures, choose colours and fonts. The preview beside your text is the real page.':
    'Schreib, füge Bilder hinzu, wähle Farben und Schriften. Die Vorschau neben deinem Text ist die echte Seite.',
  'Publish it': 'Veröffentliche sie',
  'Claim your address, such as {address}, and publish. You can change everything later.':
    'Sichere dir deine Adresse, zum Beispiel {address}, und veröffentliche. Ändern kannst du alles auch später.',
  'your-name': 'dein-name',
  'Choose a template': 'Vorlage wählen',
  'One thing first: confirm your address with the link in our other email. Until then you can look around and edit, but not upload or publish.':
    'Eins vorab: Bestätige deine Adresse mit dem Link in unserer anderen E-Mail. Bis dahin kannst du dich umsehen und bearbeiten, aber nichts hochladen oder veröffentlichen.',
  'You’re receiving this email once, because you created an account with this address.':
    'Du bekommst diese E-Mail einmal, weil du mit dieser Adresse ein Konto angelegt hast.',
  'You’re receiving this email once, because somebody created an account with this address. If it wasn’t you, simply ignore both emails: without the link, nobody can publish under your address.':
    'Du bekommst diese E-Mail einmal, weil jemand mit dieser Adresse ein Konto angelegt hat. Wenn du das nicht warst, ignoriere einfach beide E-Mails: Ohne den Link kann niemand unter deiner Adresse veröffentlichen.',
  'Your payment for {about} was refunded': 'Deine Zahlung für {about} wurde erstattet',
  'Your payment was refunded': 'Deine Zahlung wurde erstattet',
  'Your payment for the template {about} was given back, so the template is no longer among what you bought. Depending on your bank it takes some days until you see the money.':
    'Deine Zahlung für die Vorlage {about} wurde erstattet. Die Vorlage gehört deshalb nicht mehr zu dem, was du gekauft hast. Je nach Bank dauert es einige Tage, bis das Geld bei dir ist.',
  'You can buy the template again and publish with one click, or go on with a free template.':
    'Du kannst die Vorlage noch einmal kaufen und mit einem Klick veröffentlichen oder mit einer kostenlosen Vorlage weitermachen.',
  'Your payment for {about} is disputed': 'Deine Zahlung für {about} wurde angefochten',
  'Your payment is disputed': 'Deine Zahlung wurde angefochten',
  'Your bank has asked for the payment for the template {about} back. Until that is settled, the template is not among what you bought.':
    'Deine Bank hat die Zahlung für die Vorlage {about} zurückgefordert. Bis das geklärt ist, gehört die Vorlage nicht zu dem, was du gekauft hast.',
  'When the dispute is settled in favour of the payment, the template comes back by itself. If the dispute is a mistake, ask your bank to withdraw it.':
    'Bleibt es bei der Zahlung, kommt die Vorlage von selbst zurück. Wenn die Anfechtung ein Versehen ist, bitte deine Bank, sie zurückzunehmen.',
  'Your {about} plan has ended': 'Dein Tarif {about} ist beendet',
  'Your plan has ended': 'Dein Tarif ist beendet',
  'Your {about} plan has ended, and with it what it includes.':
    'Dein Tarif {about} ist beendet, und mit ihm alles, was er enthält.',
  'You can take the plan again at any time, or buy the templates that you use.':
    'Du kannst den Tarif jederzeit wieder nehmen oder die Vorlagen kaufen, die du verwendest.',
  '“{name}”': '„{name}“',
  'a portfolio': 'ein Portfolio',
  '{list}, {next}': '{list}, {next}',
  'No longer published: {pages}': 'Nicht mehr veröffentlicht: {pages}',
  'For this reason no longer published: {pages}.': 'Deshalb nicht mehr veröffentlicht: {pages}.',
  'Everything in it is kept as a draft, and the address stays yours.':
    'Alles darin bleibt als Entwurf erhalten, und die Adresse bleibt deine.',
  'Everything in them is kept as a draft, and the address stays yours.':
    'Alles darin bleibt als Entwurf erhalten, und die Adressen bleiben deine.',
  'Go to my account': 'Zu meinem Konto',
  'You get this mail because it concerns something that you paid for.':
    'Du bekommst diese E-Mail, weil es um etwas geht, wofür du bezahlt hast.',
  '1 new comment': '1 neuer Kommentar',
  '{n} new comments': '{n} neue Kommentare',
  '{comments} on “{page}”': '{comments} zu „{page}“',
  '{comments} on your draft': '{comments} zu deinem Entwurf',
  'A reviewer': 'Jemand',
  '{name} on {place}': '{name} zu {place}',
  'And {n} more.': { one: 'Und {n} weiterer.', other: 'Und {n} weitere.' },
  'Answer in the editor': 'Im Editor antworten',
  'Whoever has your review link “{link}” can write there.': 'Wer deinen Review-Link „{link}“ hat, kann dort schreiben.',
  'Whoever has your review link can write there.': 'Wer deinen Review-Link hat, kann dort schreiben.',
  'Message from {name}': 'Nachricht von {name}',
  'Message from A visitor': 'Nachricht über dein Kontaktformular',
  '{name} wrote to you': '{name} hat dir geschrieben',
  'A visitor wrote to you': 'Jemand hat dir geschrieben',
  'From {name}, {address}.': 'Von {name}, {address}.',
  'From A visitor, {address}.': 'Von {address}.',
  'Reply to this mail to answer.': 'Antworte einfach auf diese E-Mail.',
  'A visitor': 'Jemand',
  'Open your messages': 'Deine Nachrichten öffnen',
  'Somebody sent this with the contact form of your page “{page}”.':
    'Das hat jemand über das Kontaktformular deiner Seite „{page}“ geschickt.',
  'Somebody sent this with the contact form of your page.':
    'Das hat jemand über das Kontaktformular deiner Seite geschickt.',
  'We did not check who it is: be careful with links and requests for money.':
    'Wir haben nicht geprüft, wer es ist: Sei vorsichtig bei Links und wenn jemand Geld will.',
  'You can turn these emails off on this portfolio’s analytics screen.':
    'Du kannst diese E-Mails unter „Statistik“ dieses Portfolios abschalten.',
  '“{name}” was opened': '„{name}“ wurde geöffnet',
  'Your private link was opened': 'Dein privater Link wurde geöffnet',
  'For the first time, on {moment} UTC.': 'Zum ersten Mal, am {moment} UTC.',
  'Your private link “{name}” to “{page}” was opened for the first time, on {moment} UTC.':
    'Dein privater Link „{name}“ zu „{page}“ wurde zum ersten Mal geöffnet, am {moment} UTC.',
  'Your private link “{name}” was opened for the first time, on {moment} UTC.':
    'Dein privater Link „{name}“ wurde zum ersten Mal geöffnet, am {moment} UTC.',
  'One of your private links to “{page}” was opened for the first time, on {moment} UTC.':
    'Einer deiner privaten Links zu „{page}“ wurde zum ersten Mal geöffnet, am {moment} UTC.',
  'One of your private links was opened for the first time, on {moment} UTC.':
    'Einer deiner privaten Links wurde zum ersten Mal geöffnet, am {moment} UTC.',
  'How often it is opened and on how many devices is under Share, Private links. There you can also end it.':
    'Wie oft und auf wie vielen Geräten er geöffnet wird, siehst du unter „Teilen“, „Private Links“. Dort kannst du ihn auch widerrufen.',
  'Open the portfolio': 'Portfolio öffnen',
  'You’re receiving this once for each private link.': 'Das bekommst du einmal für jeden privaten Link.',
  'A week of “{name}”': 'Eine Woche mit „{name}“',
  'A week of your portfolio': 'Eine Woche mit deinem Portfolio',
  '1 visitor': '1 Besucher',
  '{n} visitors': '{n} Besucher',
  '1 view': '1 Aufruf',
  '{n} views': '{n} Aufrufe',
  '1 click': '1 Klick',
  '{n} clicks': '{n} Klicks',
  '{visitors}, {views} and {clicks}': '{visitors}, {views} und {clicks}',
  '{week} in seven days.': '{week} in sieben Tagen.',
  'In the last seven days your portfolio had {week}.': 'Dein Portfolio in den letzten sieben Tagen: {week}.',
  'In the seven days before there were {views} and {clicks}.': 'In den sieben Tagen davor: {views} und {clicks}.',
  'Most visitors who followed a link came from {site}.': 'Die meisten, die einem Link folgten, kamen von {site}.',
  'Clicked most: {link} ({clicks}).': 'Am häufigsten angeklickt: {link} ({clicks}).',
  'a link without a name': 'ein Link ohne Namen',
  'See all figures': 'Alle Zahlen ansehen',
  'You get this every Monday because you asked for it on the analytics screen of this portfolio, where you can switch it off.':
    'Das bekommst du jeden Montag, weil du es unter „Statistik“ dieses Portfolios eingeschaltet hast. Dort kannst du es auch abschalten.',
  '{domain} needs your attention': 'Bitte kümmere dich um {domain}',
  'What has changed, and how to put it right.': 'Was sich geändert hat und wie du es in Ordnung bringst.',
  'Visitors can no longer find your page at {domain}.': 'Besucher finden deine Seite nicht mehr unter {domain}.',
  'Its connection was lost on our side. We’re setting it up again; you don’t have to do anything.':
    'Die Verbindung ist auf unserer Seite verloren gegangen. Wir richten sie neu ein; du musst nichts tun.',
  'Its DNS records were changed or removed where you bought the domain.':
    'Ihre DNS-Einträge wurden dort, wo du die Domain gekauft hast, geändert oder entfernt.',
  'It leads to your page and somewhere else at the same time: remove the other DNS records of the same name.':
    'Sie führt zugleich zu deiner Seite und woandershin: Entferne die anderen DNS-Einträge mit demselben Namen.',
  'Its certificate couldn’t be renewed, so browsers refuse to open it. DNS records that we need may be missing.':
    'Ihr Zertifikat konnte nicht erneuert werden, deshalb öffnen Browser sie nicht. Vielleicht fehlen DNS-Einträge, die wir brauchen.',
  'Your page stays online at its Vitrine address.': 'Unter ihrer Adresse bei Vitrine bleibt deine Seite online.',
  'The DNS record that proves that {domain} is yours is gone: {name} with the value {value}.':
    'Der DNS-Eintrag, der beweist, dass {domain} dir gehört, ist weg: {name} mit dem Wert {value}.',
  'Set it again by {day}. After that we disconnect the domain, so that nobody’s page stays at a domain that has changed hands.':
    'Setze ihn bis {day} wieder. Danach trennen wir die Domain, damit keine Seite auf einer Domain bleibt, die jetzt jemand anderem gehört.',
  'See the records to set': 'Nötige Einträge ansehen',
  'We’ll check again automatically. You’ll find this under Settings in the editor.':
    'Wir prüfen automatisch noch einmal. Du findest das im Editor unter „Einstellungen“.',
  'You’re receiving this because this domain is connected to one of your portfolios.':
    'Du bekommst diese E-Mail, weil diese Domain mit einem deiner Portfolios verbunden ist.',
  '{domain} was disconnected': '{domain} wurde getrennt',
  'Its proof was missing for 30 days.': 'Ihr Nachweis fehlte 30 Tage lang.',
  'The DNS record that proves that {domain} is yours was missing for 30 days, so the domain no longer shows your page. Your page stays online at its Vitrine address.':
    'Der DNS-Eintrag, der beweist, dass {domain} dir gehört, fehlte 30 Tage lang. Deshalb zeigt die Domain deine Seite nicht mehr. Unter ihrer Adresse bei Vitrine bleibt deine Seite online.',
  'You can connect the domain again at any time: set the record, and check the domain under Settings in the editor.':
    'Du kannst die Domain jederzeit wieder verbinden: Setze den Eintrag und prüfe die Domain im Editor unter „Einstellungen“.',
  'Connect it again': 'Wieder verbinden',
  'You’re receiving this because this domain was connected to one of your portfolios.':
    'Du bekommst diese E-Mail, weil diese Domain mit einem deiner Portfolios verbunden war.',
  '{domain} now shows another portfolio': '{domain} zeigt jetzt ein anderes Portfolio',
  'Its DNS now names somebody else’s portfolio.': 'Ihr DNS nennt jetzt das Portfolio von jemand anderem.',
  'Another account has proved that {domain} is its own: the record of the proof names its portfolio now. The domain no longer shows your page, which stays online at its Vitrine address.':
    'Ein anderes Konto hat bewiesen, dass {domain} ihm gehört: Der Eintrag nennt jetzt dessen Portfolio. Die Domain zeigt deine Seite nicht mehr; unter ihrer Adresse bei Vitrine bleibt sie online.',
  'Only whoever controls the domain’s DNS can do that. If it is yours and this was not you, change the password where you bought it, set the record for your portfolio again, and check the domain in the editor.':
    'Das kann nur, wer über das DNS der Domain verfügt. Wenn sie dir gehört und du das nicht warst, ändere das Passwort dort, wo du sie gekauft hast, setze den Eintrag für dein Portfolio wieder und prüfe die Domain im Editor.',
  '“{name}” was not published': '„{name}“ wurde nicht veröffentlicht',
  'It was to go live on {when}.': 'Geplant war: {when}.',
  'That wasn’t possible: {problem}': 'Das war nicht möglich: {problem}',
  'Your draft is as you left it, and so is the page that visitors see, if there is one.':
    'Dein Entwurf ist unverändert, und die Seite, die Besucher sehen, auch, falls es eine gibt.',
  'You’re receiving this because you scheduled one of your portfolios to be published.':
    'Du bekommst diese E-Mail, weil du die Veröffentlichung eines deiner Portfolios geplant hast.',
  'No more of these mails?': 'Keine solchen E-Mails mehr?',
  'Switch it off': 'Abschalten',
  'Switched off': 'Abgeschaltet',
  'See all settings': 'Alle Einstellungen ansehen',
  'For “{name}” you get {mails}.': 'Für „{name}“ bekommst du {mails}.',
  'You get {mails}.': 'Du bekommst {mails}.',
  'For “{name}” you no longer get {mails}.': 'Für „{name}“ bekommst du nicht mehr: {mails}.',
  'You no longer get {mails}.': 'Du bekommst nicht mehr: {mails}.',
  'You can switch it on again at any time.': 'Du kannst es jederzeit wieder einschalten.',
  'the weekly figures': 'die Zahlen der Woche',
  'a mail for each message; messages themselves are in your inbox as before':
    'eine E-Mail zu jeder Nachricht (die Nachrichten selbst findest du wie bisher in der App)',
  'a mail when a private link is opened for the first time':
    'eine E-Mail, wenn ein privater Link zum ersten Mal geöffnet wird',
  'a mail about new comments on a review link; comments themselves are in the editor as before':
    'eine E-Mail zu neuen Kommentaren an einem Review-Link (die Kommentare selbst findest du wie bisher im Editor)',
}
