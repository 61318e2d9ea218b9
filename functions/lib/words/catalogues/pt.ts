import type { ServerCatalogue } from '../load.ts'

export const catalogue: ServerCatalogue = {
  'Back to the page': 'Voltar à página',
  'That was too long': 'Ficou longo demais',
  'Not sent yet': 'Ainda não enviado',
  'There are characters in “{field}” that can’t be read. Please type it again.':
    'Há caracteres em “{field}” que não podem ser lidos. Digite novamente.',
  name: 'nome',
  email: 'e-mail',
  message: 'mensagem',
  'Form Not Found': 'Formulário não encontrado',
  'This page no longer takes messages.': 'Esta página não recebe mais mensagens.',
  'The inbox of this page is full. Please write to its owner in another way.':
    'A caixa de entrada desta página está cheia. Entre em contato de outra forma.',
  'Send again': 'Enviar novamente',
  'Message sent': 'Mensagem enviada',
  'Almost there': 'Quase lá',
  'Confirm your subscription': 'Confirme sua inscrição',
  'Confirm that you want the newsletter, or end the subscription.':
    'Confirme que deseja receber a newsletter ou cancele a inscrição.',
  Confirm: 'Confirmar',
  Unsubscribe: 'Cancelar inscrição',
  'You are subscribed': 'Inscrição confirmada',
  'You’ll receive the newsletter from now on.': 'A partir de agora você receberá a newsletter.',
  'No subscription': 'Nenhuma inscrição',
  'You’re no longer subscribed.': 'Você não está mais inscrito.',
  'This subscription doesn’t exist, or has ended.': 'Esta inscrição não existe ou já terminou.',
  'One click, and you get the newsletter.': 'Um clique e você recebe a newsletter.',
  'Somebody, probably you, subscribed this address to the newsletter of {page}.':
    'Alguém, provavelmente você, inscreveu este endereço na newsletter de {page}.',
  '“{name}” ({address})': '“{name}” ({address})',
  'Confirm or unsubscribe': 'Confirmar ou cancelar',
  'The same link ends the subscription at any time.': 'O mesmo link cancela a inscrição a qualquer momento.',
  'If it was not you, ignore this mail: without the link nothing is sent to you.':
    'Se não foi você, ignore este e-mail: sem o link, nada será enviado a você.',
  'Private link': 'Link privado',
  'This page is private. The person who gave you the link can see when it’s opened, and on how many devices.':
    'Esta página é privada. Quem lhe deu o link pode ver quando ele é aberto e em quantos dispositivos.',
  'This page is private. Your browser asks not to be tracked, so your visit isn’t counted.':
    'Esta página é privada. Seu navegador pede para não ser rastreado, então sua visita não é contada.',
  'This page is private': 'Esta página é privada',
  'Enter the password you were given for this link.': 'Digite a senha que você recebeu para este link.',
  Password: 'Senha',
  'Open the page': 'Abrir a página',
  'That is not the password. Please check it and try again.': 'Esta não é a senha. Confira e tente novamente.',
  'That was wrong too many times.': 'A senha foi digitada errada muitas vezes.',
  'Please try again in a minute.': 'Tente novamente em um minuto.',
  'Please try again in {n} minutes.': 'Tente novamente em {n} minutos.',
  'Please try again in {n} hours.': 'Tente novamente em {n} horas.',
  'This Link Leads Nowhere': 'Este link não leva a lugar nenhum',
  'It may have expired, or it wasn’t copied completely. Ask the person who sent it for a new one.':
    'Ele pode ter expirado ou não ter sido copiado por inteiro. Peça um novo a quem o enviou.',
  'Go to Homepage': 'Ir para a página inicial',
  'Page Not Found': 'Página não encontrada',
  'There’s nothing at this address. It may have moved, or the link may have a typo.':
    'Não há nada neste endereço. A página pode ter mudado de lugar, ou o link pode ter um erro de digitação.',
  'Portfolio Not Found': 'Portfólio não encontrado',
  'The portfolio you are looking for could not be found or is not published.':
    'O portfólio que você procura não foi encontrado ou não está publicado.',
  'Template Not Supported': 'Modelo não suportado',
  'This portfolio uses a template that is not supported any more.':
    'Este portfólio usa um modelo que não é mais suportado.',
}
