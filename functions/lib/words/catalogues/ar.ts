import type { ServerCatalogue } from '../load.ts'

export const catalogue: ServerCatalogue = {
  'Back to the page': 'العودة إلى الصفحة',
  'That was too long': 'كان ذلك أطول من اللازم',
  'Not sent yet': 'لم يُرسل بعد',
  'There are characters in “{field}” that can’t be read. Please type it again.':
    'في «{field}» رموز تتعذّر قراءتها. يُرجى كتابته مرة أخرى.',
  name: 'الاسم',
  email: 'البريد الإلكتروني',
  message: 'الرسالة',
  'Form Not Found': 'النموذج غير موجود',
  'This page no longer takes messages.': 'لم تعد هذه الصفحة تستقبل الرسائل.',
  'The inbox of this page is full. Please write to its owner in another way.':
    'صندوق رسائل هذه الصفحة ممتلئ. يُرجى مراسلة صاحبها بطريقة أخرى.',
  'Send again': 'إعادة الإرسال',
  'Message sent': 'تم إرسال الرسالة',
  'Almost there': 'بقيت خطوة واحدة',
  'Confirm your subscription': 'أكِّد اشتراكك',
  'Confirm that you want the newsletter, or end the subscription.': 'أكِّد أنك تريد النشرة البريدية، أو ألغِ الاشتراك.',
  Confirm: 'تأكيد',
  Unsubscribe: 'إلغاء الاشتراك',
  'You are subscribed': 'تم اشتراكك',
  'You’ll receive the newsletter from now on.': 'ستصلك النشرة البريدية من الآن فصاعدًا.',
  'No subscription': 'لا يوجد اشتراك',
  'You’re no longer subscribed.': 'لم تعد مشتركًا.',
  'This subscription doesn’t exist, or has ended.': 'هذا الاشتراك غير موجود أو انتهى.',
  'One click, and you get the newsletter.': 'نقرة واحدة وتصلك النشرة البريدية.',
  'Somebody, probably you, subscribed this address to the newsletter of {page}.':
    'قام شخص ما، وغالبًا أنت، بتسجيل هذا العنوان في النشرة البريدية الخاصة بالصفحة {page}.',
  '“{name}” ({address})': '«{name}» ({address})',
  'Confirm or unsubscribe': 'تأكيد الاشتراك أو إلغاؤه',
  'The same link ends the subscription at any time.': 'يمكنك بالرابط نفسه إلغاء الاشتراك في أي وقت.',
  'If it was not you, ignore this mail: without the link nothing is sent to you.':
    'إن لم تكن أنت من فعل ذلك فتجاهل هذه الرسالة: لن يُرسل إليك شيء دون استخدام الرابط.',
  'Private link': 'رابط خاص',
  'This page is private. The person who gave you the link can see when it’s opened, and on how many devices.':
    'هذه الصفحة خاصة. يمكن لمن أعطاك الرابط أن يرى متى فُتح وعلى كم جهاز.',
  'This page is private. Your browser asks not to be tracked, so your visit isn’t counted.':
    'هذه الصفحة خاصة. يطلب متصفحك عدم التتبّع، لذلك لا تُحتسب زيارتك.',
  'This page is private': 'هذه الصفحة خاصة',
  'Enter the password you were given for this link.': 'أدخِل كلمة المرور التي أُعطيت لك لهذا الرابط.',
  Password: 'كلمة المرور',
  'Open the page': 'افتح الصفحة',
  'That is not the password. Please check it and try again.':
    'كلمة المرور غير صحيحة. يُرجى التحقّق منها والمحاولة مرة أخرى.',
  'That was wrong too many times.': 'أُدخلت كلمة مرور خاطئة مرات كثيرة.',
  'Please try again in a minute.': 'يُرجى المحاولة مرة أخرى بعد دقيقة.',
  'Please try again in {n} minutes.': {
    two: 'يُرجى المحاولة مرة أخرى بعد دقيقتين.',
    few: 'يُرجى المحاولة مرة أخرى بعد {n} دقائق.',
    other: 'يُرجى المحاولة مرة أخرى بعد {n} دقيقة.',
  },
  'Please try again in {n} hours.': {
    two: 'يُرجى المحاولة مرة أخرى بعد ساعتين.',
    few: 'يُرجى المحاولة مرة أخرى بعد {n} ساعات.',
    other: 'يُرجى المحاولة مرة أخرى بعد {n} ساعة.',
  },
  'This Link Leads Nowhere': 'هذا الرابط لا يؤدي إلى شيء',
  'It may have expired, or it wasn’t copied completely. Ask the person who sent it for a new one.':
    'ربما انتهت صلاحيته أو لم يُنسخ كاملًا. اطلب رابطًا جديدًا ممن أرسله إليك.',
  'Go to Homepage': 'الذهاب إلى الصفحة الرئيسية',
  'Page Not Found': 'الصفحة غير موجودة',
  'There’s nothing at this address. It may have moved, or the link may have a typo.':
    'لا يوجد شيء في هذا العنوان. ربما نُقلت الصفحة أو في الرابط خطأ مطبعي.',
  'Portfolio Not Found': 'معرض الأعمال غير موجود',
  'The portfolio you are looking for could not be found or is not published.':
    'معرض الأعمال الذي تبحث عنه غير موجود أو غير منشور.',
  'Template Not Supported': 'القالب غير مدعوم',
  'This portfolio uses a template that is not supported any more.': 'يستخدم معرض الأعمال هذا قالبًا لم يعد مدعومًا.',
}
