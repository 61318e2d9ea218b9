import type { ServerCatalogue } from '../load.ts'

export const catalogue: ServerCatalogue = {
  'Back to the page': 'Wróć na stronę',
  'That was too long': 'To było za długie',
  'Not sent yet': 'Jeszcze nie wysłano',
  'There are characters in “{field}” that can’t be read. Please type it again.':
    'W polu „{field}” są znaki, których nie da się odczytać. Wpisz je ponownie.',
  name: 'imię i nazwisko',
  email: 'e-mail',
  message: 'wiadomość',
  'Form Not Found': 'Nie znaleziono formularza',
  'This page no longer takes messages.': 'Ta strona nie przyjmuje już wiadomości.',
  'The inbox of this page is full. Please write to its owner in another way.':
    'Skrzynka tej strony jest pełna. Skontaktuj się z jej właścicielem w inny sposób.',
  'Send again': 'Wyślij ponownie',
  'Message sent': 'Wiadomość wysłana',
  'Almost there': 'Jeszcze tylko chwila',
  'Confirm your subscription': 'Potwierdź subskrypcję',
  'Confirm that you want the newsletter, or end the subscription.':
    'Potwierdź, że chcesz otrzymywać newsletter, albo zakończ subskrypcję.',
  Confirm: 'Potwierdź',
  Unsubscribe: 'Wypisz się',
  'You are subscribed': 'Subskrypcja potwierdzona',
  'You’ll receive the newsletter from now on.': 'Od teraz będziesz otrzymywać newsletter.',
  'No subscription': 'Brak subskrypcji',
  'You’re no longer subscribed.': 'Nie subskrybujesz już newslettera.',
  'This subscription doesn’t exist, or has ended.': 'Ta subskrypcja nie istnieje lub została zakończona.',
  'One click, and you get the newsletter.': 'Jedno kliknięcie i otrzymasz newsletter.',
  'Somebody, probably you, subscribed this address to the newsletter of {page}.':
    'Ktoś, prawdopodobnie Ty, zapisał ten adres na newsletter strony {page}.',
  '“{name}” ({address})': '„{name}” ({address})',
  'Confirm or unsubscribe': 'Potwierdź lub wypisz się',
  'The same link ends the subscription at any time.': 'Ten sam link w każdej chwili kończy subskrypcję.',
  'If it was not you, ignore this mail: without the link nothing is sent to you.':
    'Jeśli to nie Ty, zignoruj tę wiadomość: bez linku nic do Ciebie nie wyślemy.',
  'Private link': 'Prywatny link',
  'This page is private. The person who gave you the link can see when it’s opened, and on how many devices.':
    'Ta strona jest prywatna. Osoba, od której masz link, widzi, kiedy i na ilu urządzeniach jest otwierany.',
  'This page is private. Your browser asks not to be tracked, so your visit isn’t counted.':
    'Ta strona jest prywatna. Twoja przeglądarka prosi o nieśledzenie, więc ta wizyta nie jest liczona.',
  'This page is private': 'Ta strona jest prywatna',
  'Enter the password you were given for this link.': 'Wpisz hasło otrzymane do tego linku.',
  Password: 'Hasło',
  'Open the page': 'Otwórz stronę',
  'That is not the password. Please check it and try again.':
    'To nie jest właściwe hasło. Sprawdź je i spróbuj ponownie.',
  'That was wrong too many times.': 'Zbyt wiele razy podano błędne hasło.',
  'Please try again in a minute.': 'Spróbuj ponownie za minutę.',
  'Please try again in {n} minutes.': {
    few: 'Spróbuj ponownie za {n} minuty.',
    other: 'Spróbuj ponownie za {n} minut.',
  },
  'Please try again in {n} hours.': {
    few: 'Spróbuj ponownie za {n} godziny.',
    other: 'Spróbuj ponownie za {n} godzin.',
  },
  'This Link Leads Nowhere': 'Ten link donikąd nie prowadzi',
  'It may have expired, or it wasn’t copied completely. Ask the person who sent it for a new one.':
    'Mógł wygasnąć albo nie został skopiowany w całości. Poproś o nowy osobę, która go wysłała.',
  'Go to Homepage': 'Przejdź do strony głównej',
  'Page Not Found': 'Nie znaleziono strony',
  'There’s nothing at this address. It may have moved, or the link may have a typo.':
    'Pod tym adresem nic nie ma. Strona mogła zostać przeniesiona albo w linku jest literówka.',
  'Portfolio Not Found': 'Nie znaleziono portfolio',
  'The portfolio you are looking for could not be found or is not published.':
    'Nie znaleziono szukanego portfolio albo nie jest ono opublikowane.',
  'Template Not Supported': 'Szablon nieobsługiwany',
  'This portfolio uses a template that is not supported any more.':
    'To portfolio używa szablonu, który nie jest już obsługiwany.',
}
