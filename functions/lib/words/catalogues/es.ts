import type { ServerCatalogue } from '../load.ts'

export const catalogue: ServerCatalogue = {
  'Back to the page': 'Volver a la página',
  'That was too long': 'Era demasiado largo',
  'Not sent yet': 'Aún no se ha enviado',
  'There are characters in “{field}” that can’t be read. Please type it again.':
    'En «{field}» hay caracteres que no se pueden leer. Escríbelo de nuevo.',
  name: 'nombre',
  email: 'correo electrónico',
  message: 'mensaje',
  'Form Not Found': 'Formulario no encontrado',
  'This page no longer takes messages.': 'Esta página ya no admite mensajes.',
  'The inbox of this page is full. Please write to its owner in another way.':
    'El buzón de esta página está lleno. Ponte en contacto por otro medio.',
  'Send again': 'Enviar de nuevo',
  'Message sent': 'Mensaje enviado',
  'Almost there': 'Ya casi está',
  'Confirm your subscription': 'Confirma tu suscripción',
  'Confirm that you want the newsletter, or end the subscription.':
    'Confirma que quieres recibir el boletín o cancela la suscripción.',
  Confirm: 'Confirmar',
  Unsubscribe: 'Cancelar la suscripción',
  'You are subscribed': 'Suscripción confirmada',
  'You’ll receive the newsletter from now on.': 'A partir de ahora recibirás el boletín.',
  'No subscription': 'No hay suscripción',
  'You’re no longer subscribed.': 'Ya no recibirás el boletín.',
  'This subscription doesn’t exist, or has ended.': 'Esta suscripción no existe o ha terminado.',
  'One click, and you get the newsletter.': 'Un clic y recibirás el boletín.',
  'Somebody, probably you, subscribed this address to the newsletter of {page}.':
    'Alguien, probablemente tú, ha suscrito esta dirección al boletín de {page}.',
  '“{name}” ({address})': '«{name}» ({address})',
  'Confirm or unsubscribe': 'Confirmar o cancelar',
  'The same link ends the subscription at any time.': 'El mismo enlace cancela la suscripción en cualquier momento.',
  'If it was not you, ignore this mail: without the link nothing is sent to you.':
    'Si no has sido tú, ignora este correo: sin el enlace no se te enviará nada.',
  'Private link': 'Enlace privado',
  'This page is private. The person who gave you the link can see when it’s opened, and on how many devices.':
    'Esta página es privada. Quien te dio el enlace puede ver cuándo se abre y en cuántos dispositivos.',
  'This page is private. Your browser asks not to be tracked, so your visit isn’t counted.':
    'Esta página es privada. Tu navegador pide que no se te rastree, así que tu visita no se cuenta.',
  'This page is private': 'Esta página es privada',
  'Enter the password you were given for this link.': 'Escribe la contraseña que recibiste para este enlace.',
  Password: 'Contraseña',
  'Open the page': 'Abrir la página',
  'That is not the password. Please check it and try again.':
    'Esa no es la contraseña. Compruébala e inténtalo de nuevo.',
  'That was wrong too many times.': 'Se ha fallado demasiadas veces.',
  'Please try again in a minute.': 'Inténtalo de nuevo en un minuto.',
  'Please try again in {n} minutes.': 'Inténtalo de nuevo en {n} minutos.',
  'Please try again in {n} hours.': 'Inténtalo de nuevo en {n} horas.',
  'This Link Leads Nowhere': 'Este enlace no lleva a ninguna parte',
  'It may have expired, or it wasn’t copied completely. Ask the person who sent it for a new one.':
    'Puede que haya caducado o que no se copiara completo. Pide uno nuevo a quien te lo envió.',
  'Go to Homepage': 'Ir al inicio',
  'Page Not Found': 'Página no encontrada',
  'There’s nothing at this address. It may have moved, or the link may have a typo.':
    'No hay nada en esta dirección. Puede que se haya movido o que el enlace tenga una errata.',
  'Portfolio Not Found': 'Portafolio no encontrado',
  'The portfolio you are looking for could not be found or is not published.':
    'El portafolio que busca no se ha encontrado o no está publicado.',
  'Template Not Supported': 'Plantilla no compatible',
  'This portfolio uses a template that is not supported any more.':
    'Este portafolio usa una plantilla que ya no es compatible.',
}
