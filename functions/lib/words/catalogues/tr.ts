import type { ServerCatalogue } from '../load.ts'

export const catalogue: ServerCatalogue = {
  'Back to the page': 'Sayfaya dön',
  'That was too long': 'Çok uzundu',
  'Not sent yet': 'Henüz gönderilmedi',
  'There are characters in “{field}” that can’t be read. Please type it again.':
    '“{field}” alanında okunamayan karakterler var. Lütfen yeniden yazın.',
  name: 'ad',
  email: 'e-posta',
  message: 'mesaj',
  'Form Not Found': 'Form bulunamadı',
  'This page no longer takes messages.': 'Bu sayfa artık mesaj almıyor.',
  'The inbox of this page is full. Please write to its owner in another way.':
    'Bu sayfanın gelen kutusu dolu. Lütfen sahibine başka bir yoldan ulaşın.',
  'Send again': 'Yeniden gönder',
  'Message sent': 'Mesaj gönderildi',
  'Almost there': 'Az kaldı',
  'Confirm your subscription': 'Aboneliğinizi onaylayın',
  'Confirm that you want the newsletter, or end the subscription.':
    'Bülteni istediğinizi onaylayın ya da aboneliği sonlandırın.',
  Confirm: 'Onayla',
  Unsubscribe: 'Abonelikten çık',
  'You are subscribed': 'Abone oldunuz',
  'You’ll receive the newsletter from now on.': 'Bundan böyle bülteni alacaksınız.',
  'No subscription': 'Abonelik yok',
  'You’re no longer subscribed.': 'Artık abone değilsiniz.',
  'This subscription doesn’t exist, or has ended.': 'Böyle bir abonelik yok ya da sona ermiş.',
  'One click, and you get the newsletter.': 'Tek tıkla bülteni almaya başlayın.',
  'Somebody, probably you, subscribed this address to the newsletter of {page}.':
    'Biri, büyük olasılıkla siz, bu adresi şu sayfanın bültenine abone etti: {page}.',
  '“{name}” ({address})': '“{name}” ({address})',
  'Confirm or unsubscribe': 'Onayla ya da abonelikten çık',
  'The same link ends the subscription at any time.': 'Aynı bağlantı, aboneliği dilediğiniz zaman sonlandırır.',
  'If it was not you, ignore this mail: without the link nothing is sent to you.':
    'Bu siz değilseniz e-postayı dikkate almayın: bağlantı kullanılmadan size hiçbir şey gönderilmez.',
  'Private link': 'Özel bağlantı',
  'This page is private. The person who gave you the link can see when it’s opened, and on how many devices.':
    'Bu sayfa özeldir. Bağlantıyı size veren kişi, ne zaman ve kaç cihazda açıldığını görebilir.',
  'This page is private. Your browser asks not to be tracked, so your visit isn’t counted.':
    'Bu sayfa özeldir. Tarayıcınız izlenmemenizi istediği için ziyaretiniz sayılmıyor.',
  'This page is private': 'Bu sayfa özel',
  'Enter the password you were given for this link.': 'Bu bağlantı için size verilen parolayı girin.',
  Password: 'Parola',
  'Open the page': 'Sayfayı aç',
  'That is not the password. Please check it and try again.': 'Parola bu değil. Lütfen kontrol edip yeniden deneyin.',
  'That was wrong too many times.': 'Parola çok fazla kez yanlış girildi.',
  'Please try again in a minute.': 'Lütfen bir dakika sonra yeniden deneyin.',
  'Please try again in {n} minutes.': 'Lütfen {n} dakika sonra yeniden deneyin.',
  'Please try again in {n} hours.': 'Lütfen {n} saat sonra yeniden deneyin.',
  'This Link Leads Nowhere': 'Bu bağlantı hiçbir yere götürmüyor',
  'It may have expired, or it wasn’t copied completely. Ask the person who sent it for a new one.':
    'Süresi dolmuş ya da eksik kopyalanmış olabilir. Gönderen kişiden yenisini isteyin.',
  'Go to Homepage': 'Ana sayfaya git',
  'Page Not Found': 'Sayfa bulunamadı',
  'There’s nothing at this address. It may have moved, or the link may have a typo.':
    'Bu adreste bir şey yok. Sayfa taşınmış ya da bağlantıda yazım hatası olabilir.',
  'Portfolio Not Found': 'Portfolyo bulunamadı',
  'The portfolio you are looking for could not be found or is not published.':
    'Aradığınız portfolyo bulunamadı veya yayında değil.',
  'Template Not Supported': 'Şablon desteklenmiyor',
  'This portfolio uses a template that is not supported any more.':
    'Bu portfolyo artık desteklenmeyen bir şablon kullanıyor.',
}
