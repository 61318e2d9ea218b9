import type { OwnerCatalogue } from '../load.ts'

export const catalogue: OwnerCatalogue = {
  'Welcome to Vitrine': 'Te damos la bienvenida a Vitrine',
  'Welcome to Vitrine, {name}': 'Te damos la bienvenida a Vitrine, {name}',
  'Pick a template, make it yours, publish it at your own address.':
    'Elige una plantilla, hazla tuya y publícala en tu propia dirección.',
  'Your account is ready. Your own website is three steps away:':
    'Tu cuenta está lista. Tu propia web está a tres pasos:',
  'Pick a template': 'Elige una plantilla',
  'Each one is a complete website. Choose the one that suits your work; you can try it with an example first.':
    'Cada una es una web completa. Elige la que mejor le vaya a tu trabajo; antes puedes probarla con un ejemplo.',
  'Make it yours': 'Hazla tuya',
  'Write, add pictures, choose colours and fonts. The preview beside your text is the real page.':
    'Escribe, añade imágenes, elige colores y tipografías. La vista previa junto a tu texto es la página real.',
  'Publish it': 'Publícala',
  'Claim your address, such as {address}, and publish. You can change everything later.':
    'Consigue tu dirección, por ejemplo {address}, y publica. Después puedes cambiarlo todo.',
  'your-name': 'tu-nombre',
  'Choose a template': 'Elegir una plantilla',
  'One thing first: confirm your address with the link in our other email. Until then you can look around and edit, but not upload or publish.':
    'Antes de nada: confirma tu dirección con el enlace de nuestro otro correo. Hasta entonces puedes mirar y editar, pero no subir archivos ni publicar.',
  'You’re receiving this email once, because you created an account with this address.':
    'Recibes este correo una sola vez, porque has creado una cuenta con esta dirección.',
  'You’re receiving this email once, because somebody created an account with this address. If it wasn’t you, simply ignore both emails: without the link, nobody can publish under your address.':
    'Recibes este correo una sola vez, porque alguien ha creado una cuenta con esta dirección. Si no has sido tú, simplemente ignora los dos correos: sin el enlace, nadie puede publicar con tu dirección.',
  'Your payment for {about} was refunded': 'Se ha reembolsado tu pago de {about}',
  'Your payment was refunded': 'Se ha reembolsado tu pago',
  'Your payment for the template {about} was given back, so the template is no longer among what you bought. Depending on your bank it takes some days until you see the money.':
    'Se te ha devuelto el pago de la plantilla {about}, así que la plantilla ya no está entre tus compras. Según tu banco, el dinero puede tardar unos días en llegar.',
  'You can buy the template again and publish with one click, or go on with a free template.':
    'Puedes volver a comprar la plantilla y publicar con un clic, o seguir con una plantilla gratuita.',
  'Your payment for {about} is disputed': 'Tu pago de {about} está en disputa',
  'Your payment is disputed': 'Tu pago está en disputa',
  'Your bank has asked for the payment for the template {about} back. Until that is settled, the template is not among what you bought.':
    'Tu banco ha reclamado el pago de la plantilla {about}. Hasta que eso se resuelva, la plantilla no está entre tus compras.',
  'When the dispute is settled in favour of the payment, the template comes back by itself. If the dispute is a mistake, ask your bank to withdraw it.':
    'Si la disputa se resuelve a favor del pago, la plantilla vuelve por sí sola. Si la disputa es un error, pide a tu banco que la retire.',
  'Your {about} plan has ended': 'Tu plan {about} ha terminado',
  'Your plan has ended': 'Tu plan ha terminado',
  'Your {about} plan has ended, and with it what it includes.':
    'Tu plan {about} ha terminado y, con él, todo lo que incluye.',
  'You can take the plan again at any time, or buy the templates that you use.':
    'Puedes volver a contratar el plan en cualquier momento, o comprar las plantillas que usas.',
  '“{name}”': '«{name}»',
  'a portfolio': 'un portafolio',
  '{list}, {next}': '{list}, {next}',
  'No longer published: {pages}': 'Ya sin publicar: {pages}',
  'For this reason no longer published: {pages}.': 'Por este motivo, ya sin publicar: {pages}.',
  'Everything in it is kept as a draft, and the address stays yours.':
    'Todo su contenido se conserva como borrador y la dirección sigue siendo tuya.',
  'Everything in them is kept as a draft, and the address stays yours.':
    'Todo su contenido se conserva como borrador y las direcciones siguen siendo tuyas.',
  'Go to my account': 'Ir a mi cuenta',
  'You get this mail because it concerns something that you paid for.':
    'Recibes este correo porque se trata de algo por lo que has pagado.',
  '1 new comment': '1 comentario nuevo',
  '{n} new comments': { one: '{n} comentario nuevo', other: '{n} comentarios nuevos' },
  '{comments} on “{page}”': '{comments} en «{page}»',
  '{comments} on your draft': '{comments} en tu borrador',
  'A reviewer': 'Alguien',
  '{name} on {place}': '{name} sobre {place}',
  'And {n} more.': 'Y {n} más.',
  'Answer in the editor': 'Responder en el editor',
  'Whoever has your review link “{link}” can write there.':
    'Quien tenga tu enlace de revisión «{link}» puede escribir ahí.',
  'Whoever has your review link can write there.': 'Quien tenga tu enlace de revisión puede escribir ahí.',
  'Message from {name}': 'Mensaje de {name}',
  'Message from A visitor': 'Mensaje de un visitante',
  '{name} wrote to you': '{name} te ha escrito',
  'A visitor wrote to you': 'Un visitante te ha escrito',
  'From {name}, {address}.': 'De {name}, {address}.',
  'From A visitor, {address}.': 'De un visitante, {address}.',
  'Reply to this mail to answer.': 'Para contestar, responde a este correo.',
  'A visitor': 'Un visitante',
  'Open your messages': 'Abrir tus mensajes',
  'Somebody sent this with the contact form of your page “{page}”.':
    'Alguien ha enviado esto con el formulario de contacto de tu página «{page}».',
  'Somebody sent this with the contact form of your page.':
    'Alguien ha enviado esto con el formulario de contacto de tu página.',
  'We did not check who it is: be careful with links and requests for money.':
    'No hemos comprobado quién es: ten cuidado con los enlaces y si te piden dinero.',
  'You can turn these emails off on this portfolio’s analytics screen.':
    'Puedes desactivar estos correos en «Estadísticas» de este portafolio.',
  '“{name}” was opened': 'Se ha abierto «{name}»',
  'Your private link was opened': 'Se ha abierto tu enlace privado',
  'For the first time, on {moment} UTC.': 'Por primera vez, el {moment} UTC.',
  'Your private link “{name}” to “{page}” was opened for the first time, on {moment} UTC.':
    'Tu enlace privado «{name}» a «{page}» se ha abierto por primera vez, el {moment} UTC.',
  'Your private link “{name}” was opened for the first time, on {moment} UTC.':
    'Tu enlace privado «{name}» se ha abierto por primera vez, el {moment} UTC.',
  'One of your private links to “{page}” was opened for the first time, on {moment} UTC.':
    'Uno de tus enlaces privados a «{page}» se ha abierto por primera vez, el {moment} UTC.',
  'One of your private links was opened for the first time, on {moment} UTC.':
    'Uno de tus enlaces privados se ha abierto por primera vez, el {moment} UTC.',
  'How often it is opened and on how many devices is under Share, Private links. There you can also end it.':
    'Cuántas veces se abre y en cuántos dispositivos lo ves en «Compartir», «Enlaces privados». Ahí también puedes revocarlo.',
  'Open the portfolio': 'Abrir el portafolio',
  'You’re receiving this once for each private link.': 'Recibes este correo una vez por cada enlace privado.',
  'A week of “{name}”': 'Una semana de «{name}»',
  'A week of your portfolio': 'Una semana de tu portafolio',
  '1 visitor': '1 visitante',
  '{n} visitors': { one: '{n} visitante', other: '{n} visitantes' },
  '1 view': '1 visita',
  '{n} views': { one: '{n} visita', other: '{n} visitas' },
  '1 click': '1 clic',
  '{n} clicks': { one: '{n} clic', other: '{n} clics' },
  '{visitors}, {views} and {clicks}': '{visitors}, {views} y {clicks}',
  '{week} in seven days.': '{week} en siete días.',
  'In the last seven days your portfolio had {week}.': 'En los últimos siete días tu portafolio ha tenido {week}.',
  'In the seven days before there were {views} and {clicks}.': 'En los siete días anteriores hubo {views} y {clicks}.',
  'Most visitors who followed a link came from {site}.':
    'La mayoría de los visitantes que siguieron un enlace llegaron desde {site}.',
  'Clicked most: {link} ({clicks}).': 'Lo más pulsado: {link} ({clicks}).',
  'a link without a name': 'un enlace sin nombre',
  'See all figures': 'Ver todas las cifras',
  'You get this every Monday because you asked for it on the analytics screen of this portfolio, where you can switch it off.':
    'Recibes este correo cada lunes porque lo activaste en «Estadísticas» de este portafolio, donde puedes desactivarlo.',
  '{domain} needs your attention': '{domain} necesita tu atención',
  'What has changed, and how to put it right.': 'Qué ha cambiado y cómo arreglarlo.',
  'Visitors can no longer find your page at {domain}.': 'Los visitantes ya no encuentran tu página en {domain}.',
  'Its connection was lost on our side. We’re setting it up again; you don’t have to do anything.':
    'La conexión se ha perdido por nuestra parte. La estamos restableciendo; no tienes que hacer nada.',
  'Its DNS records were changed or removed where you bought the domain.':
    'Sus registros DNS se han cambiado o eliminado donde compraste el dominio.',
  'It leads to your page and somewhere else at the same time: remove the other DNS records of the same name.':
    'Lleva a tu página y a otro sitio a la vez: elimina los demás registros DNS con el mismo nombre.',
  'Its certificate couldn’t be renewed, so browsers refuse to open it. DNS records that we need may be missing.':
    'No se ha podido renovar su certificado, así que los navegadores se niegan a abrirlo. Puede que falten registros DNS que necesitamos.',
  'Your page stays online at its Vitrine address.': 'Tu página sigue publicada en su dirección de Vitrine.',
  'The DNS record that proves that {domain} is yours is gone: {name} with the value {value}.':
    'El registro DNS que demuestra que {domain} es tuyo ha desaparecido: {name} con el valor {value}.',
  'Set it again by {day}. After that we disconnect the domain, so that nobody’s page stays at a domain that has changed hands.':
    'Vuelve a crearlo antes del {day}. Después desconectamos el dominio, para que ninguna página se quede en un dominio que ha cambiado de manos.',
  'See the records to set': 'Ver los registros necesarios',
  'We’ll check again automatically. You’ll find this under Settings in the editor.':
    'Volveremos a comprobarlo automáticamente. Lo encontrarás en «Ajustes» en el editor.',
  'You’re receiving this because this domain is connected to one of your portfolios.':
    'Recibes este correo porque este dominio está conectado a uno de tus portafolios.',
  '{domain} was disconnected': '{domain} se ha desconectado',
  'Its proof was missing for 30 days.': 'Su prueba ha faltado durante 30 días.',
  'The DNS record that proves that {domain} is yours was missing for 30 days, so the domain no longer shows your page. Your page stays online at its Vitrine address.':
    'El registro DNS que demuestra que {domain} es tuyo ha faltado durante 30 días, así que el dominio ya no muestra tu página. Tu página sigue publicada en su dirección de Vitrine.',
  'You can connect the domain again at any time: set the record, and check the domain under Settings in the editor.':
    'Puedes volver a conectar el dominio en cualquier momento: crea el registro y comprueba el dominio en «Ajustes» en el editor.',
  'Connect it again': 'Volver a conectarlo',
  'You’re receiving this because this domain was connected to one of your portfolios.':
    'Recibes este correo porque este dominio estaba conectado a uno de tus portafolios.',
  '{domain} now shows another portfolio': '{domain} muestra ahora otro portafolio',
  'Its DNS now names somebody else’s portfolio.': 'Su DNS nombra ahora el portafolio de otra persona.',
  'Another account has proved that {domain} is its own: the record of the proof names its portfolio now. The domain no longer shows your page, which stays online at its Vitrine address.':
    'Otra cuenta ha demostrado que {domain} es suyo: el registro nombra ahora su portafolio. El dominio ya no muestra tu página, que sigue publicada en su dirección de Vitrine.',
  'Only whoever controls the domain’s DNS can do that. If it is yours and this was not you, change the password where you bought it, set the record for your portfolio again, and check the domain in the editor.':
    'Eso solo puede hacerlo quien controla el DNS del dominio. Si es tuyo y no has sido tú, cambia la contraseña donde lo compraste, vuelve a crear el registro de tu portafolio y comprueba el dominio en el editor.',
  '“{name}” was not published': '«{name}» no se ha publicado',
  'It was to go live on {when}.': 'Publicación prevista: {when}.',
  'That wasn’t possible: {problem}': 'No ha sido posible: {problem}',
  'Your draft is as you left it, and so is the page that visitors see, if there is one.':
    'Tu borrador está como lo dejaste, y también la página que ven los visitantes, si la hay.',
  'You’re receiving this because you scheduled one of your portfolios to be published.':
    'Recibes este correo porque programaste la publicación de uno de tus portafolios.',
  'No more of these mails?': '¿No quieres más correos como este?',
  'Switch it off': 'Desactivar',
  'Switched off': 'Desactivado',
  'See all settings': 'Ver todos los ajustes',
  'For “{name}” you get {mails}.': 'Para «{name}» recibes {mails}.',
  'You get {mails}.': 'Recibes {mails}.',
  'For “{name}” you no longer get {mails}.': 'Para «{name}» ya no recibes {mails}.',
  'You no longer get {mails}.': 'Ya no recibes {mails}.',
  'You can switch it on again at any time.': 'Puedes volver a activarlo en cualquier momento.',
  'the weekly figures': 'las cifras de la semana',
  'a mail for each message; messages themselves are in your inbox as before':
    'un correo por cada mensaje (los mensajes siguen en la aplicación)',
  'a mail when a private link is opened for the first time':
    'un correo cuando se abre un enlace privado por primera vez',
  'a mail about new comments on a review link; comments themselves are in the editor as before':
    'un correo sobre los comentarios nuevos en un enlace de revisión (los comentarios siguen en el editor)',
}
