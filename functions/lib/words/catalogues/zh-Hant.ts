import type { ServerCatalogue } from '../load.ts'

export const catalogue: ServerCatalogue = {
  'Back to the page': '返回頁面',
  'That was too long': '內容太長',
  'Not sent yet': '尚未傳送',
  'There are characters in “{field}” that can’t be read. Please type it again.':
    '「{field}」中有無法辨識的字元，請重新輸入。',
  name: '姓名',
  email: '電子郵件',
  message: '訊息',
  'Form Not Found': '找不到表單',
  'This page no longer takes messages.': '此頁面已不再接收訊息。',
  'The inbox of this page is full. Please write to its owner in another way.':
    '此頁面的收件匣已滿，請透過其他方式聯絡頁面擁有者。',
  'Send again': '重新傳送',
  'Message sent': '訊息已傳送',
  'Almost there': '就快完成了',
  'Confirm your subscription': '請確認訂閱',
  'Confirm that you want the newsletter, or end the subscription.': '請確認您想收到電子報，或取消訂閱。',
  Confirm: '確認',
  Unsubscribe: '取消訂閱',
  'You are subscribed': '您已訂閱',
  'You’ll receive the newsletter from now on.': '從現在起，您會收到電子報。',
  'No subscription': '沒有訂閱',
  'You’re no longer subscribed.': '您已不再訂閱。',
  'This subscription doesn’t exist, or has ended.': '此訂閱不存在或已結束。',
  'One click, and you get the newsletter.': '點一下，就能收到電子報。',
  'Somebody, probably you, subscribed this address to the newsletter of {page}.':
    '有人（很可能是您本人）用此信箱訂閱了{page}的電子報。',
  '“{name}” ({address})': '「{name}」（{address}）',
  'Confirm or unsubscribe': '確認或取消訂閱',
  'The same link ends the subscription at any time.': '您可以隨時透過同一個連結取消訂閱。',
  'If it was not you, ignore this mail: without the link nothing is sent to you.':
    '若不是您本人操作，請忽略此郵件：不點按連結，就不會寄送任何內容給您。',
  'Private link': '私人連結',
  'This page is private. The person who gave you the link can see when it’s opened, and on how many devices.':
    '此頁面為私人頁面。提供連結的人可以看到連結何時開啟，以及在多少台裝置上開啟。',
  'This page is private. Your browser asks not to be tracked, so your visit isn’t counted.':
    '此頁面為私人頁面。您的瀏覽器要求不被追蹤，因此您的造訪不會列入統計。',
  'This page is private': '此頁面為私人頁面',
  'Enter the password you were given for this link.': '請輸入您收到的此連結密碼。',
  Password: '密碼',
  'Open the page': '開啟頁面',
  'That is not the password. Please check it and try again.': '密碼不正確，請確認後再試一次。',
  'That was wrong too many times.': '密碼輸入錯誤次數過多。',
  'Please try again in a minute.': '請在一分鐘後再試一次。',
  'Please try again in {n} minutes.': '請在 {n} 分鐘後再試一次。',
  'Please try again in {n} hours.': '請在 {n} 小時後再試一次。',
  'This Link Leads Nowhere': '此連結沒有通往任何內容',
  'It may have expired, or it wasn’t copied completely. Ask the person who sent it for a new one.':
    '連結可能已過期，或未完整複製。請向傳送連結的人索取新的連結。',
  'Go to Homepage': '前往首頁',
  'Page Not Found': '找不到頁面',
  'There’s nothing at this address. It may have moved, or the link may have a typo.':
    '此網址沒有內容。頁面可能已移動，或連結有誤。',
  'Portfolio Not Found': '找不到作品集',
  'The portfolio you are looking for could not be found or is not published.': '您要找的作品集不存在或未發布。',
  'Template Not Supported': '不支援的範本',
  'This portfolio uses a template that is not supported any more.': '此作品集使用的範本已不再受支援。',
}
