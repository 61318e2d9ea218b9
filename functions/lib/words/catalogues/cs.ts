import type { ServerCatalogue } from '../load.ts'

export const catalogue: ServerCatalogue = {
  'Back to the page': 'Zpět na stránku',
  'That was too long': 'Bylo to příliš dlouhé',
  'Not sent yet': 'Zatím neodesláno',
  'There are characters in “{field}” that can’t be read. Please type it again.':
    'V poli „{field}“ jsou znaky, které nelze přečíst. Napište ho prosím znovu.',
  name: 'jméno',
  email: 'e-mail',
  message: 'zpráva',
  'Form Not Found': 'Formulář nenalezen',
  'This page no longer takes messages.': 'Tato stránka už zprávy nepřijímá.',
  'The inbox of this page is full. Please write to its owner in another way.':
    'Schránka této stránky je plná. Obraťte se prosím na jejího majitele jinak.',
  'Send again': 'Odeslat znovu',
  'Message sent': 'Zpráva odeslána',
  'Almost there': 'Už jen krok',
  'Confirm your subscription': 'Potvrďte odběr',
  'Confirm that you want the newsletter, or end the subscription.':
    'Potvrďte, že chcete newsletter dostávat, nebo odběr ukončete.',
  Confirm: 'Potvrdit',
  Unsubscribe: 'Odhlásit odběr',
  'You are subscribed': 'Odběr je potvrzen',
  'You’ll receive the newsletter from now on.': 'Od této chvíle budete newsletter dostávat.',
  'No subscription': 'Žádný odběr',
  'You’re no longer subscribed.': 'Newsletter už neodebíráte.',
  'This subscription doesn’t exist, or has ended.': 'Tento odběr neexistuje nebo byl ukončen.',
  'One click, and you get the newsletter.': 'Jedno kliknutí a newsletter je váš.',
  'Somebody, probably you, subscribed this address to the newsletter of {page}.':
    'Někdo, pravděpodobně vy, přihlásil tuto adresu k odběru newsletteru stránky {page}.',
  '“{name}” ({address})': '„{name}“ ({address})',
  'Confirm or unsubscribe': 'Potvrdit nebo odhlásit',
  'The same link ends the subscription at any time.': 'Stejným odkazem můžete odběr kdykoli ukončit.',
  'If it was not you, ignore this mail: without the link nothing is sent to you.':
    'Pokud jste to nebyli vy, e-mail ignorujte: bez odkazu vám nic nepřijde.',
  'Private link': 'Soukromý odkaz',
  'This page is private. The person who gave you the link can see when it’s opened, and on how many devices.':
    'Tato stránka je soukromá. Kdo vám odkaz dal, vidí, kdy a na kolika zařízeních se otevřel.',
  'This page is private. Your browser asks not to be tracked, so your visit isn’t counted.':
    'Tato stránka je soukromá. Váš prohlížeč žádá, aby vás nikdo nesledoval, a proto se vaše návštěva nepočítá.',
  'This page is private': 'Tato stránka je soukromá',
  'Enter the password you were given for this link.': 'Zadejte heslo, které jste k tomuto odkazu dostali.',
  Password: 'Heslo',
  'Open the page': 'Otevřít stránku',
  'That is not the password. Please check it and try again.':
    'To není správné heslo. Zkontrolujte ho prosím a zkuste to znovu.',
  'That was wrong too many times.': 'Heslo bylo zadáno špatně příliš mnohokrát.',
  'Please try again in a minute.': 'Zkuste to prosím znovu za minutu.',
  'Please try again in {n} minutes.': {
    few: 'Zkuste to prosím znovu za {n} minuty.',
    other: 'Zkuste to prosím znovu za {n} minut.',
  },
  'Please try again in {n} hours.': {
    few: 'Zkuste to prosím znovu za {n} hodiny.',
    other: 'Zkuste to prosím znovu za {n} hodin.',
  },
  'This Link Leads Nowhere': 'Tento odkaz nikam nevede',
  'It may have expired, or it wasn’t copied completely. Ask the person who sent it for a new one.':
    'Možná vypršel nebo nebyl zkopírován celý. Požádejte o nový toho, kdo vám ho poslal.',
  'Go to Homepage': 'Přejít na úvodní stránku',
  'Page Not Found': 'Stránka nenalezena',
  'There’s nothing at this address. It may have moved, or the link may have a typo.':
    'Na této adrese nic není. Stránka se možná přesunula, nebo je v odkazu překlep.',
  'Portfolio Not Found': 'Portfolio nenalezeno',
  'The portfolio you are looking for could not be found or is not published.':
    'Hledané portfolio nebylo nalezeno nebo není zveřejněné.',
  'Template Not Supported': 'Šablona není podporována',
  'This portfolio uses a template that is not supported any more.':
    'Toto portfolio používá šablonu, která už není podporována.',
}
