import type { ServerCatalogue } from '../load.ts'

export const catalogue: ServerCatalogue = {
  'Back to the page': 'Tillbaka till sidan',
  'That was too long': 'Det var för långt',
  'Not sent yet': 'Inte skickat än',
  'There are characters in “{field}” that can’t be read. Please type it again.':
    'Det finns tecken i ”{field}” som inte går att läsa. Skriv det igen.',
  name: 'namn',
  email: 'e-post',
  message: 'meddelande',
  'Form Not Found': 'Formuläret hittades inte',
  'This page no longer takes messages.': 'Den här sidan tar inte längre emot meddelanden.',
  'The inbox of this page is full. Please write to its owner in another way.':
    'Sidans inkorg är full. Kontakta ägaren på något annat sätt.',
  'Send again': 'Skicka igen',
  'Message sent': 'Meddelandet är skickat',
  'Almost there': 'Nästan klart',
  'Confirm your subscription': 'Bekräfta din prenumeration',
  'Confirm that you want the newsletter, or end the subscription.':
    'Bekräfta att du vill ha nyhetsbrevet eller avsluta prenumerationen.',
  Confirm: 'Bekräfta',
  Unsubscribe: 'Avsluta prenumerationen',
  'You are subscribed': 'Du prenumererar',
  'You’ll receive the newsletter from now on.': 'Du får nyhetsbrevet från och med nu.',
  'No subscription': 'Ingen prenumeration',
  'You’re no longer subscribed.': 'Du prenumererar inte längre.',
  'This subscription doesn’t exist, or has ended.': 'Den här prenumerationen finns inte eller har avslutats.',
  'One click, and you get the newsletter.': 'Ett klick, så får du nyhetsbrevet.',
  'Somebody, probably you, subscribed this address to the newsletter of {page}.':
    'Någon, troligen du, har anmält den här adressen till nyhetsbrevet från {page}.',
  '“{name}” ({address})': '”{name}” ({address})',
  'Confirm or unsubscribe': 'Bekräfta eller avsluta',
  'The same link ends the subscription at any time.': 'Med samma länk avslutar du prenumerationen när du vill.',
  'If it was not you, ignore this mail: without the link nothing is sent to you.':
    'Om det inte var du kan du bortse från det här mejlet: utan länken skickas ingenting till dig.',
  'Private link': 'Privat länk',
  'This page is private. The person who gave you the link can see when it’s opened, and on how many devices.':
    'Den här sidan är privat. Den som gav dig länken kan se när den öppnas och på hur många enheter.',
  'This page is private. Your browser asks not to be tracked, so your visit isn’t counted.':
    'Den här sidan är privat. Din webbläsare ber om att inte spåras, så ditt besök räknas inte.',
  'This page is private': 'Den här sidan är privat',
  'Enter the password you were given for this link.': 'Ange lösenordet som du fick för den här länken.',
  Password: 'Lösenord',
  'Open the page': 'Öppna sidan',
  'That is not the password. Please check it and try again.':
    'Det är inte rätt lösenord. Kontrollera det och försök igen.',
  'That was wrong too many times.': 'Det blev fel för många gånger.',
  'Please try again in a minute.': 'Försök igen om en minut.',
  'Please try again in {n} minutes.': 'Försök igen om {n} minuter.',
  'Please try again in {n} hours.': 'Försök igen om {n} timmar.',
  'This Link Leads Nowhere': 'Länken leder ingenstans',
  'It may have expired, or it wasn’t copied completely. Ask the person who sent it for a new one.':
    'Den kan ha gått ut eller inte ha kopierats helt. Be den som skickade den om en ny.',
  'Go to Homepage': 'Till startsidan',
  'Page Not Found': 'Sidan hittades inte',
  'There’s nothing at this address. It may have moved, or the link may have a typo.':
    'Det finns ingenting på den här adressen. Sidan kan ha flyttats eller så är det ett skrivfel i länken.',
  'Portfolio Not Found': 'Portfolion hittades inte',
  'The portfolio you are looking for could not be found or is not published.':
    'Portfolion du söker hittades inte eller är inte publicerad.',
  'Template Not Supported': 'Mallen stöds inte',
  'This portfolio uses a template that is not supported any more.':
    'Den här portfolion använder en mall som inte längre stöds.',
}
