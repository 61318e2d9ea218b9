import type { ServerCatalogue } from '../load.ts'

export const catalogue: ServerCatalogue = {
  'Back to the page': 'Retour à la page',
  'That was too long': 'C’était trop long',
  'Not sent yet': 'Pas encore envoyé',
  'There are characters in “{field}” that can’t be read. Please type it again.':
    'Certains caractères du champ « {field} » sont illisibles. Veuillez le saisir à nouveau.',
  name: 'nom',
  email: 'e-mail',
  message: 'message',
  'Form Not Found': 'Formulaire introuvable',
  'This page no longer takes messages.': 'Cette page n’accepte plus de messages.',
  'The inbox of this page is full. Please write to its owner in another way.':
    'La boîte de réception de cette page est pleine. Veuillez contacter son propriétaire par un autre moyen.',
  'Send again': 'Envoyer à nouveau',
  'Message sent': 'Message envoyé',
  'Almost there': 'C’est presque fini',
  'Confirm your subscription': 'Confirmez votre abonnement',
  'Confirm that you want the newsletter, or end the subscription.':
    'Confirmez que vous souhaitez recevoir la newsletter, ou mettez fin à l’abonnement.',
  Confirm: 'Confirmer',
  Unsubscribe: 'Se désabonner',
  'You are subscribed': 'Vous êtes abonné',
  'You’ll receive the newsletter from now on.': 'Vous recevrez désormais la newsletter.',
  'No subscription': 'Aucun abonnement',
  'You’re no longer subscribed.': 'Vous n’êtes plus abonné.',
  'This subscription doesn’t exist, or has ended.': 'Cet abonnement n’existe pas ou a pris fin.',
  'One click, and you get the newsletter.': 'Un clic, et vous recevez la newsletter.',
  'Somebody, probably you, subscribed this address to the newsletter of {page}.':
    'Quelqu’un, sans doute vous, a abonné cette adresse à la newsletter de {page}.',
  '“{name}” ({address})': '« {name} » ({address})',
  'Confirm or unsubscribe': 'Confirmer ou se désabonner',
  'The same link ends the subscription at any time.': 'Le même lien permet de mettre fin à l’abonnement à tout moment.',
  'If it was not you, ignore this mail: without the link nothing is sent to you.':
    'Si ce n’était pas vous, ignorez cet e-mail : sans le lien, rien ne vous sera envoyé.',
  'Private link': 'Lien privé',
  'This page is private. The person who gave you the link can see when it’s opened, and on how many devices.':
    'Cette page est privée. La personne qui vous a donné le lien peut voir quand il est ouvert, et sur combien d’appareils.',
  'This page is private. Your browser asks not to be tracked, so your visit isn’t counted.':
    'Cette page est privée. Votre navigateur demande à ne pas être suivi : votre visite n’est donc pas comptée.',
  'This page is private': 'Cette page est privée',
  'Enter the password you were given for this link.': 'Saisissez le mot de passe qui vous a été donné pour ce lien.',
  Password: 'Mot de passe',
  'Open the page': 'Ouvrir la page',
  'That is not the password. Please check it and try again.':
    'Ce n’est pas le bon mot de passe. Veuillez le vérifier et réessayer.',
  'That was wrong too many times.': 'Trop d’essais étaient erronés.',
  'Please try again in a minute.': 'Veuillez réessayer dans une minute.',
  'Please try again in {n} minutes.': 'Veuillez réessayer dans {n} minutes.',
  'Please try again in {n} hours.': 'Veuillez réessayer dans {n} heures.',
  'This Link Leads Nowhere': 'Ce lien ne mène nulle part',
  'It may have expired, or it wasn’t copied completely. Ask the person who sent it for a new one.':
    'Il a peut-être expiré ou n’a pas été copié en entier. Demandez-en un nouveau à la personne qui vous l’a envoyé.',
  'Go to Homepage': 'Aller à l’accueil',
  'Page Not Found': 'Page introuvable',
  'There’s nothing at this address. It may have moved, or the link may have a typo.':
    'Il n’y a rien à cette adresse. La page a peut-être été déplacée, ou le lien contient une faute de frappe.',
  'Portfolio Not Found': 'Portfolio introuvable',
  'The portfolio you are looking for could not be found or is not published.':
    'Le portfolio que vous cherchez est introuvable ou n’est pas publié.',
  'Template Not Supported': 'Modèle non pris en charge',
  'This portfolio uses a template that is not supported any more.':
    'Ce portfolio utilise un modèle qui n’est plus pris en charge.',
}
