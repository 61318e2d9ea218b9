import type { ServerCatalogue } from '../load.ts'

export const catalogue: ServerCatalogue = {
  'Back to the page': 'Terug naar de pagina',
  'That was too long': 'Dat was te lang',
  'Not sent yet': 'Nog niet verzonden',
  'There are characters in “{field}” that can’t be read. Please type it again.':
    'Er staan onleesbare tekens in ‘{field}’. Vul het opnieuw in.',
  name: 'naam',
  email: 'e-mail',
  message: 'bericht',
  'Form Not Found': 'Formulier niet gevonden',
  'This page no longer takes messages.': 'Deze pagina neemt geen berichten meer aan.',
  'The inbox of this page is full. Please write to its owner in another way.':
    'De inbox van deze pagina is vol. Neem op een andere manier contact op met de eigenaar.',
  'Send again': 'Opnieuw verzenden',
  'Message sent': 'Bericht verzonden',
  'Almost there': 'Bijna klaar',
  'Confirm your subscription': 'Bevestig je abonnement',
  'Confirm that you want the newsletter, or end the subscription.':
    'Bevestig dat je de nieuwsbrief wilt, of beëindig het abonnement.',
  Confirm: 'Bevestigen',
  Unsubscribe: 'Afmelden',
  'You are subscribed': 'Je bent aangemeld',
  'You’ll receive the newsletter from now on.': 'Je ontvangt vanaf nu de nieuwsbrief.',
  'No subscription': 'Geen abonnement',
  'You’re no longer subscribed.': 'Je bent niet meer aangemeld.',
  'This subscription doesn’t exist, or has ended.': 'Dit abonnement bestaat niet of is beëindigd.',
  'One click, and you get the newsletter.': 'Eén klik en je krijgt de nieuwsbrief.',
  'Somebody, probably you, subscribed this address to the newsletter of {page}.':
    'Iemand, waarschijnlijk jijzelf, heeft dit adres aangemeld voor de nieuwsbrief van {page}.',
  '“{name}” ({address})': '‘{name}’ ({address})',
  'Confirm or unsubscribe': 'Bevestigen of afmelden',
  'The same link ends the subscription at any time.':
    'Met dezelfde link beëindig je het abonnement wanneer je maar wilt.',
  'If it was not you, ignore this mail: without the link nothing is sent to you.':
    'Was jij het niet, negeer deze mail dan: zonder de link wordt je niets gestuurd.',
  'Private link': 'Privélink',
  'This page is private. The person who gave you the link can see when it’s opened, and on how many devices.':
    'Deze pagina is privé. Wie je de link gaf, kan zien wanneer die wordt geopend en op hoeveel apparaten.',
  'This page is private. Your browser asks not to be tracked, so your visit isn’t counted.':
    'Deze pagina is privé. Je browser vraagt om je niet te volgen, dus je bezoek wordt niet geteld.',
  'This page is private': 'Deze pagina is privé',
  'Enter the password you were given for this link.': 'Vul het wachtwoord in dat je voor deze link hebt gekregen.',
  Password: 'Wachtwoord',
  'Open the page': 'Pagina openen',
  'That is not the password. Please check it and try again.':
    'Dat is niet het wachtwoord. Controleer het en probeer het opnieuw.',
  'That was wrong too many times.': 'Dat was te vaak fout.',
  'Please try again in a minute.': 'Probeer het over een minuut opnieuw.',
  'Please try again in {n} minutes.': 'Probeer het over {n} minuten opnieuw.',
  'Please try again in {n} hours.': 'Probeer het over {n} uur opnieuw.',
  'This Link Leads Nowhere': 'Deze link leidt nergens heen',
  'It may have expired, or it wasn’t copied completely. Ask the person who sent it for a new one.':
    'Misschien is hij verlopen of niet helemaal gekopieerd. Vraag een nieuwe aan degene die hem stuurde.',
  'Go to Homepage': 'Naar de startpagina',
  'Page Not Found': 'Pagina niet gevonden',
  'There’s nothing at this address. It may have moved, or the link may have a typo.':
    'Er is niets op dit adres. Misschien is de pagina verplaatst of staat er een tikfout in de link.',
  'Portfolio Not Found': 'Portfolio niet gevonden',
  'The portfolio you are looking for could not be found or is not published.':
    'Het portfolio dat u zoekt is niet gevonden of is niet gepubliceerd.',
  'Template Not Supported': 'Sjabloon niet ondersteund',
  'This portfolio uses a template that is not supported any more.':
    'Dit portfolio gebruikt een sjabloon dat niet meer wordt ondersteund.',
}
