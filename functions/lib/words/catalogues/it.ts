import type { ServerCatalogue } from '../load.ts'

export const catalogue: ServerCatalogue = {
  'Back to the page': 'Torna alla pagina',
  'That was too long': 'Era troppo lungo',
  'Not sent yet': 'Non ancora inviato',
  'There are characters in “{field}” that can’t be read. Please type it again.':
    'In “{field}” ci sono caratteri illeggibili. Scrivilo di nuovo.',
  name: 'nome',
  email: 'email',
  message: 'messaggio',
  'Form Not Found': 'Modulo non trovato',
  'This page no longer takes messages.': 'Questa pagina non accetta più messaggi.',
  'The inbox of this page is full. Please write to its owner in another way.':
    'La casella di questa pagina è piena. Contatta chi la gestisce in un altro modo.',
  'Send again': 'Invia di nuovo',
  'Message sent': 'Messaggio inviato',
  'Almost there': 'Ci siamo quasi',
  'Confirm your subscription': 'Conferma la tua iscrizione',
  'Confirm that you want the newsletter, or end the subscription.':
    'Conferma che vuoi ricevere la newsletter, oppure annulla l’iscrizione.',
  Confirm: 'Conferma',
  Unsubscribe: 'Annulla l’iscrizione',
  'You are subscribed': 'Iscrizione confermata',
  'You’ll receive the newsletter from now on.': 'D’ora in poi riceverai la newsletter.',
  'No subscription': 'Nessuna iscrizione',
  'You’re no longer subscribed.': 'Non riceverai più la newsletter.',
  'This subscription doesn’t exist, or has ended.': 'Questa iscrizione non esiste o è terminata.',
  'One click, and you get the newsletter.': 'Un clic e ricevi la newsletter.',
  'Somebody, probably you, subscribed this address to the newsletter of {page}.':
    'Qualcuno, probabilmente tu, ha iscritto questo indirizzo alla newsletter di {page}.',
  '“{name}” ({address})': '“{name}” ({address})',
  'Confirm or unsubscribe': 'Conferma o annulla',
  'The same link ends the subscription at any time.':
    'Con lo stesso link puoi annullare l’iscrizione in qualsiasi momento.',
  'If it was not you, ignore this mail: without the link nothing is sent to you.':
    'Se non sei stato tu, ignora questa email: senza il link non ti verrà inviato nulla.',
  'Private link': 'Link privato',
  'This page is private. The person who gave you the link can see when it’s opened, and on how many devices.':
    'Questa pagina è privata. Chi ti ha dato il link può vedere quando viene aperto e su quanti dispositivi.',
  'This page is private. Your browser asks not to be tracked, so your visit isn’t counted.':
    'Questa pagina è privata. Il tuo browser chiede di non essere tracciato, quindi la tua visita non viene conteggiata.',
  'This page is private': 'Questa pagina è privata',
  'Enter the password you were given for this link.': 'Inserisci la password che ti è stata data per questo link.',
  Password: 'Password',
  'Open the page': 'Apri la pagina',
  'That is not the password. Please check it and try again.': 'Non è la password giusta. Controllala e riprova.',
  'That was wrong too many times.': 'È stata sbagliata troppe volte.',
  'Please try again in a minute.': 'Riprova tra un minuto.',
  'Please try again in {n} minutes.': 'Riprova tra {n} minuti.',
  'Please try again in {n} hours.': 'Riprova tra {n} ore.',
  'This Link Leads Nowhere': 'Questo link non porta da nessuna parte',
  'It may have expired, or it wasn’t copied completely. Ask the person who sent it for a new one.':
    'Potrebbe essere scaduto o non essere stato copiato per intero. Chiedine uno nuovo a chi te l’ha mandato.',
  'Go to Homepage': 'Vai alla pagina iniziale',
  'Page Not Found': 'Pagina non trovata',
  'There’s nothing at this address. It may have moved, or the link may have a typo.':
    'A questo indirizzo non c’è nulla. Forse la pagina è stata spostata, o il link contiene un errore.',
  'Portfolio Not Found': 'Portfolio non trovato',
  'The portfolio you are looking for could not be found or is not published.':
    'Il portfolio che cerca non è stato trovato o non è pubblicato.',
  'Template Not Supported': 'Modello non supportato',
  'This portfolio uses a template that is not supported any more.':
    'Questo portfolio usa un modello che non è più supportato.',
}
