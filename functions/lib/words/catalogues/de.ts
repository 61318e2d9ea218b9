import type { ServerCatalogue } from '../load.ts'

export const catalogue: ServerCatalogue = {
  'Back to the page': 'Zurück zur Seite',
  'That was too long': 'Das war zu lang',
  'Not sent yet': 'Noch nicht gesendet',
  'There are characters in “{field}” that can’t be read. Please type it again.':
    'In „{field}“ stehen Zeichen, die nicht lesbar sind. Bitte geben Sie es noch einmal ein.',
  name: 'Name',
  email: 'E-Mail',
  message: 'Nachricht',
  'Form Not Found': 'Formular nicht gefunden',
  'This page no longer takes messages.': 'Diese Seite nimmt keine Nachrichten mehr an.',
  'The inbox of this page is full. Please write to its owner in another way.':
    'Das Postfach dieser Seite ist voll. Bitte erreichen Sie die Person, der sie gehört, auf einem anderen Weg.',
  'Send again': 'Noch einmal senden',
  'Message sent': 'Nachricht gesendet',
  'Almost there': 'Fast geschafft',
  'Confirm your subscription': 'Bestätigen Sie Ihr Abonnement',
  'Confirm that you want the newsletter, or end the subscription.':
    'Bestätigen Sie, dass Sie den Newsletter möchten, oder beenden Sie das Abonnement.',
  Confirm: 'Bestätigen',
  Unsubscribe: 'Abbestellen',
  'You are subscribed': 'Sie sind angemeldet',
  'You’ll receive the newsletter from now on.': 'Sie erhalten den Newsletter von jetzt an.',
  'No subscription': 'Kein Abonnement',
  'You’re no longer subscribed.': 'Sie sind nicht mehr angemeldet.',
  'This subscription doesn’t exist, or has ended.': 'Dieses Abonnement gibt es nicht, oder es ist beendet.',
  'One click, and you get the newsletter.': 'Ein Klick, und Sie erhalten den Newsletter.',
  'Somebody, probably you, subscribed this address to the newsletter of {page}.':
    'Jemand, vermutlich Sie selbst, hat diese Adresse für den Newsletter von {page} angemeldet.',
  '“{name}” ({address})': '„{name}“ ({address})',
  'Confirm or unsubscribe': 'Bestätigen oder abbestellen',
  'The same link ends the subscription at any time.': 'Mit demselben Link können Sie sich jederzeit abmelden.',
  'If it was not you, ignore this mail: without the link nothing is sent to you.':
    'Wenn Sie es nicht waren, ignorieren Sie diese E-Mail: Ohne den Link wird Ihnen nichts geschickt.',
  'Private link': 'Privater Link',
  'This page is private. The person who gave you the link can see when it’s opened, and on how many devices.':
    'Diese Seite ist privat. Wer Ihnen den Link gegeben hat, kann sehen, wann und auf wie vielen Geräten er geöffnet wird.',
  'This page is private. Your browser asks not to be tracked, so your visit isn’t counted.':
    'Diese Seite ist privat. Ihr Browser bittet darum, nicht verfolgt zu werden; Ihr Besuch wird deshalb nicht gezählt.',
  'This page is private': 'Diese Seite ist privat',
  'Enter the password you were given for this link.':
    'Geben Sie das Passwort ein, das Sie für diesen Link erhalten haben.',
  Password: 'Passwort',
  'Open the page': 'Seite öffnen',
  'That is not the password. Please check it and try again.':
    'Das ist nicht das Passwort. Bitte prüfen Sie es und versuchen Sie es noch einmal.',
  'That was wrong too many times.': 'Das war zu oft falsch.',
  'Please try again in a minute.': 'Bitte versuchen Sie es in einer Minute noch einmal.',
  'Please try again in {n} minutes.': 'Bitte versuchen Sie es in {n} Minuten noch einmal.',
  'Please try again in {n} hours.': 'Bitte versuchen Sie es in {n} Stunden noch einmal.',
  'This Link Leads Nowhere': 'Dieser Link führt nirgendwohin',
  'It may have expired, or it wasn’t copied completely. Ask the person who sent it for a new one.':
    'Er ist vielleicht abgelaufen oder wurde nicht vollständig kopiert. Bitten Sie die Person, die ihn geschickt hat, um einen neuen.',
  'Go to Homepage': 'Zur Startseite',
  'Page Not Found': 'Seite nicht gefunden',
  'There’s nothing at this address. It may have moved, or the link may have a typo.':
    'Unter dieser Adresse gibt es nichts. Vielleicht ist die Seite umgezogen, oder der Link enthält einen Tippfehler.',
  'Portfolio Not Found': 'Portfolio nicht gefunden',
  'The portfolio you are looking for could not be found or is not published.':
    'Das gesuchte Portfolio wurde nicht gefunden oder ist nicht veröffentlicht.',
  'Template Not Supported': 'Vorlage nicht unterstützt',
  'This portfolio uses a template that is not supported any more.':
    'Dieses Portfolio verwendet eine Vorlage, die nicht mehr unterstützt wird.',
}
