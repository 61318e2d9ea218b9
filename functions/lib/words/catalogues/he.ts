import type { ServerCatalogue } from '../load.ts'

export const catalogue: ServerCatalogue = {
  'Back to the page': 'חזרה לעמוד',
  'That was too long': 'זה היה ארוך מדי',
  'Not sent yet': 'עדיין לא נשלח',
  'There are characters in “{field}” that can’t be read. Please type it again.':
    'בשדה „{field}” יש תווים שאי אפשר לקרוא. נא להקליד אותו שוב.',
  name: 'שם',
  email: 'אימייל',
  message: 'הודעה',
  'Form Not Found': 'הטופס לא נמצא',
  'This page no longer takes messages.': 'העמוד הזה כבר לא מקבל הודעות.',
  'The inbox of this page is full. Please write to its owner in another way.':
    'תיבת ההודעות של העמוד מלאה. נא לפנות לבעל העמוד בדרך אחרת.',
  'Send again': 'שליחה חוזרת',
  'Message sent': 'ההודעה נשלחה',
  'Almost there': 'כמעט סיימנו',
  'Confirm your subscription': 'אישור ההרשמה',
  'Confirm that you want the newsletter, or end the subscription.':
    'נא לאשר שאתם רוצים לקבל את הניוזלטר, או לבטל את ההרשמה.',
  Confirm: 'אישור',
  Unsubscribe: 'ביטול ההרשמה',
  'You are subscribed': 'נרשמתם',
  'You’ll receive the newsletter from now on.': 'מעכשיו תקבלו את הניוזלטר.',
  'No subscription': 'אין הרשמה',
  'You’re no longer subscribed.': 'אתם כבר לא רשומים.',
  'This subscription doesn’t exist, or has ended.': 'ההרשמה הזאת לא קיימת או שהסתיימה.',
  'One click, and you get the newsletter.': 'לחיצה אחת, והניוזלטר אצלכם.',
  'Somebody, probably you, subscribed this address to the newsletter of {page}.':
    'מישהו, כנראה אתם, רשם את הכתובת הזאת לניוזלטר של {page}.',
  '“{name}” ({address})': '„{name}” ({address})',
  'Confirm or unsubscribe': 'אישור או ביטול',
  'The same link ends the subscription at any time.': 'באותו קישור אפשר לבטל את ההרשמה בכל עת.',
  'If it was not you, ignore this mail: without the link nothing is sent to you.':
    'אם זה לא הייתם אתם, אפשר להתעלם מההודעה: בלי הקישור לא יישלח אליכם דבר.',
  'Private link': 'קישור פרטי',
  'This page is private. The person who gave you the link can see when it’s opened, and on how many devices.':
    'העמוד הזה פרטי. מי שנתן לכם את הקישור יכול לראות מתי הוא נפתח ובכמה מכשירים.',
  'This page is private. Your browser asks not to be tracked, so your visit isn’t counted.':
    'העמוד הזה פרטי. הדפדפן שלכם מבקש לא לעקוב, ולכן הביקור לא נספר.',
  'This page is private': 'העמוד הזה פרטי',
  'Enter the password you were given for this link.': 'נא להזין את הסיסמה שקיבלתם לקישור הזה.',
  Password: 'סיסמה',
  'Open the page': 'פתיחת העמוד',
  'That is not the password. Please check it and try again.': 'זו לא הסיסמה. נא לבדוק אותה ולנסות שוב.',
  'That was wrong too many times.': 'היו יותר מדי ניסיונות שגויים.',
  'Please try again in a minute.': 'נא לנסות שוב בעוד דקה.',
  'Please try again in {n} minutes.': 'נא לנסות שוב בעוד {n} דקות.',
  'Please try again in {n} hours.': 'נא לנסות שוב בעוד {n} שעות.',
  'This Link Leads Nowhere': 'הקישור הזה לא מוביל לשום מקום',
  'It may have expired, or it wasn’t copied completely. Ask the person who sent it for a new one.':
    'ייתכן שתוקפו פג או שלא הועתק במלואו. אפשר לבקש קישור חדש ממי ששלח אותו.',
  'Go to Homepage': 'לעמוד הבית',
  'Page Not Found': 'העמוד לא נמצא',
  'There’s nothing at this address. It may have moved, or the link may have a typo.':
    'אין דבר בכתובת הזאת. ייתכן שהעמוד עבר, או שיש בקישור שגיאת הקלדה.',
  'Portfolio Not Found': 'תיק העבודות לא נמצא',
  'The portfolio you are looking for could not be found or is not published.':
    'תיק העבודות שחיפשתם לא נמצא או לא פורסם.',
  'Template Not Supported': 'התבנית אינה נתמכת',
  'This portfolio uses a template that is not supported any more.': 'תיק העבודות הזה משתמש בתבנית שאינה נתמכת עוד.',
}
