import type { ServerCatalogue } from '../load.ts'

export const catalogue: ServerCatalogue = {
  'Back to the page': 'पेज पर वापस जाएँ',
  'That was too long': 'यह बहुत लंबा था',
  'Not sent yet': 'अभी भेजा नहीं गया',
  'There are characters in “{field}” that can’t be read. Please type it again.':
    '“{field}” में ऐसे अक्षर हैं जिन्हें पढ़ा नहीं जा सकता। कृपया फिर से लिखें।',
  name: 'नाम',
  email: 'ईमेल',
  message: 'संदेश',
  'Form Not Found': 'फ़ॉर्म नहीं मिला',
  'This page no longer takes messages.': 'यह पेज अब संदेश नहीं लेता।',
  'The inbox of this page is full. Please write to its owner in another way.':
    'इस पेज का इनबॉक्स भर गया है। कृपया इसके मालिक से किसी और तरह से संपर्क करें।',
  'Send again': 'फिर से भेजें',
  'Message sent': 'संदेश भेज दिया गया',
  'Almost there': 'बस थोड़ा और',
  'Confirm your subscription': 'अपनी सदस्यता की पुष्टि करें',
  'Confirm that you want the newsletter, or end the subscription.': 'पुष्टि करें कि आपको न्यूज़लेटर चाहिए, या सदस्यता समाप्त करें।',
  Confirm: 'पुष्टि करें',
  Unsubscribe: 'सदस्यता समाप्त करें',
  'You are subscribed': 'आपकी सदस्यता हो गई',
  'You’ll receive the newsletter from now on.': 'अब से आपको न्यूज़लेटर मिलता रहेगा।',
  'No subscription': 'कोई सदस्यता नहीं',
  'You’re no longer subscribed.': 'आपकी सदस्यता अब नहीं है।',
  'This subscription doesn’t exist, or has ended.': 'यह सदस्यता मौजूद नहीं है या समाप्त हो चुकी है।',
  'One click, and you get the newsletter.': 'बस एक क्लिक, और आपको न्यूज़लेटर मिलने लगेगा।',
  'Somebody, probably you, subscribed this address to the newsletter of {page}.':
    'किसी ने, शायद आपने ही, इस पते से {page} के न्यूज़लेटर की सदस्यता ली है।',
  '“{name}” ({address})': '“{name}” ({address})',
  'Confirm or unsubscribe': 'पुष्टि करें या सदस्यता समाप्त करें',
  'The same link ends the subscription at any time.': 'इसी लिंक से सदस्यता कभी भी समाप्त की जा सकती है।',
  'If it was not you, ignore this mail: without the link nothing is sent to you.':
    'अगर यह आप नहीं थे, तो इस ईमेल को अनदेखा करें: लिंक के बिना आपको कुछ नहीं भेजा जाएगा।',
  'Private link': 'निजी लिंक',
  'This page is private. The person who gave you the link can see when it’s opened, and on how many devices.':
    'यह पेज निजी है। जिसने आपको लिंक दिया है, वह देख सकता है कि इसे कब और कितने डिवाइस पर खोला गया।',
  'This page is private. Your browser asks not to be tracked, so your visit isn’t counted.':
    'यह पेज निजी है। आपका ब्राउज़र ट्रैक न करने को कहता है, इसलिए आपका आना गिना नहीं जाता।',
  'This page is private': 'यह पेज निजी है',
  'Enter the password you were given for this link.': 'इस लिंक के लिए आपको दिया गया पासवर्ड लिखें।',
  Password: 'पासवर्ड',
  'Open the page': 'पेज खोलें',
  'That is not the password. Please check it and try again.': 'यह सही पासवर्ड नहीं है। कृपया जाँचकर फिर कोशिश करें।',
  'That was wrong too many times.': 'बहुत बार ग़लत पासवर्ड डाला गया।',
  'Please try again in a minute.': 'कृपया एक मिनट बाद फिर कोशिश करें।',
  'Please try again in {n} minutes.': 'कृपया {n} मिनट बाद फिर कोशिश करें।',
  'Please try again in {n} hours.': 'कृपया {n} घंटे बाद फिर कोशिश करें।',
  'This Link Leads Nowhere': 'यह लिंक कहीं नहीं ले जाता',
  'It may have expired, or it wasn’t copied completely. Ask the person who sent it for a new one.':
    'हो सकता है कि इसकी अवधि समाप्त हो गई हो या यह पूरा कॉपी न हुआ हो। भेजने वाले से नया लिंक माँगें।',
  'Go to Homepage': 'होमपेज पर जाएँ',
  'Page Not Found': 'पेज नहीं मिला',
  'There’s nothing at this address. It may have moved, or the link may have a typo.':
    'इस पते पर कुछ नहीं है। हो सकता है कि पेज कहीं और चला गया हो, या लिंक में टाइपिंग की ग़लती हो।',
  'Portfolio Not Found': 'पोर्टफ़ोलियो नहीं मिला',
  'The portfolio you are looking for could not be found or is not published.':
    'आप जो पोर्टफ़ोलियो खोज रहे हैं, वह नहीं मिला या प्रकाशित नहीं है।',
  'Template Not Supported': 'टेम्पलेट समर्थित नहीं है',
  'This portfolio uses a template that is not supported any more.':
    'यह पोर्टफ़ोलियो ऐसे टेम्पलेट का उपयोग करता है जो अब समर्थित नहीं है।',
}
