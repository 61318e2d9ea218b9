import type { ServerCatalogue } from '../load.ts'

export const catalogue: ServerCatalogue = {
  'Back to the page': 'Назад на сторінку',
  'That was too long': 'Це було задовго',
  'Not sent yet': 'Ще не надіслано',
  'There are characters in “{field}” that can’t be read. Please type it again.':
    'У полі «{field}» є символи, які неможливо прочитати. Введіть його ще раз.',
  name: 'ім’я',
  email: 'ел. пошта',
  message: 'повідомлення',
  'Form Not Found': 'Форму не знайдено',
  'This page no longer takes messages.': 'Ця сторінка більше не приймає повідомлень.',
  'The inbox of this page is full. Please write to its owner in another way.':
    'Скринька цієї сторінки переповнена. Зв’яжіться з її власником іншим способом.',
  'Send again': 'Надіслати ще раз',
  'Message sent': 'Повідомлення надіслано',
  'Almost there': 'Майже готово',
  'Confirm your subscription': 'Підтвердьте підписку',
  'Confirm that you want the newsletter, or end the subscription.':
    'Підтвердьте, що хочете отримувати розсилку, або скасуйте підписку.',
  Confirm: 'Підтвердити',
  Unsubscribe: 'Скасувати підписку',
  'You are subscribed': 'Підписку підтверджено',
  'You’ll receive the newsletter from now on.': 'Відтепер ви отримуватимете розсилку.',
  'No subscription': 'Підписки немає',
  'You’re no longer subscribed.': 'Ви більше не підписані.',
  'This subscription doesn’t exist, or has ended.': 'Такої підписки не існує, або її скасовано.',
  'One click, and you get the newsletter.': 'Один клік — і ви отримуватимете розсилку.',
  'Somebody, probably you, subscribed this address to the newsletter of {page}.':
    'Хтось, імовірно ви, підписав цю адресу на розсилку сторінки {page}.',
  '“{name}” ({address})': '«{name}» ({address})',
  'Confirm or unsubscribe': 'Підтвердити або скасувати',
  'The same link ends the subscription at any time.': 'За тим самим посиланням підписку можна скасувати будь-коли.',
  'If it was not you, ignore this mail: without the link nothing is sent to you.':
    'Якщо це були не ви, просто проігноруйте цей лист: без посилання вам нічого не надсилатимуть.',
  'Private link': 'Приватне посилання',
  'This page is private. The person who gave you the link can see when it’s opened, and on how many devices.':
    'Ця сторінка приватна. Той, хто дав вам посилання, бачить, коли його відкривають і на скількох пристроях.',
  'This page is private. Your browser asks not to be tracked, so your visit isn’t counted.':
    'Ця сторінка приватна. Ваш браузер просить не відстежувати вас, тому цей візит не враховується.',
  'This page is private': 'Ця сторінка приватна',
  'Enter the password you were given for this link.': 'Введіть пароль, який ви отримали до цього посилання.',
  Password: 'Пароль',
  'Open the page': 'Відкрити сторінку',
  'That is not the password. Please check it and try again.': 'Це не той пароль. Перевірте його та спробуйте ще раз.',
  'That was wrong too many times.': 'Пароль забагато разів ввели неправильно.',
  'Please try again in a minute.': 'Спробуйте ще раз за хвилину.',
  'Please try again in {n} minutes.': {
    one: 'Спробуйте ще раз за {n} хвилину.',
    few: 'Спробуйте ще раз за {n} хвилини.',
    other: 'Спробуйте ще раз за {n} хвилин.',
  },
  'Please try again in {n} hours.': {
    one: 'Спробуйте ще раз за {n} годину.',
    few: 'Спробуйте ще раз за {n} години.',
    other: 'Спробуйте ще раз за {n} годин.',
  },
  'This Link Leads Nowhere': 'Це посилання нікуди не веде',
  'It may have expired, or it wasn’t copied completely. Ask the person who sent it for a new one.':
    'Можливо, його термін минув або його скопійовано не повністю. Попросіть нове в того, хто його надіслав.',
  'Go to Homepage': 'На головну',
  'Page Not Found': 'Сторінку не знайдено',
  'There’s nothing at this address. It may have moved, or the link may have a typo.':
    'За цією адресою нічого немає. Можливо, сторінку переміщено, або в посиланні є помилка.',
  'Portfolio Not Found': 'Портфоліо не знайдено',
  'The portfolio you are looking for could not be found or is not published.':
    'Портфоліо, яке ви шукаєте, не знайдено або не опубліковано.',
  'Template Not Supported': 'Шаблон не підтримується',
  'This portfolio uses a template that is not supported any more.':
    'Це портфоліо використовує шаблон, який більше не підтримується.',
}
