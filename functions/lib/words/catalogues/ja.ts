import type { ServerCatalogue } from '../load.ts'

export const catalogue: ServerCatalogue = {
  'Back to the page': 'ページに戻る',
  'That was too long': '長すぎます',
  'Not sent yet': 'まだ送信されていません',
  'There are characters in “{field}” that can’t be read. Please type it again.':
    '「{field}」に読み取れない文字があります。もう一度入力してください。',
  name: 'お名前',
  email: 'メール',
  message: 'メッセージ',
  'Form Not Found': 'フォームが見つかりません',
  'This page no longer takes messages.': 'このページではメッセージの受付を終了しました。',
  'The inbox of this page is full. Please write to its owner in another way.':
    'このページの受信箱がいっぱいです。別の方法でご連絡ください。',
  'Send again': 'もう一度送信',
  'Message sent': 'メッセージを送信しました',
  'Almost there': 'あと少しです',
  'Confirm your subscription': '購読の確認',
  'Confirm that you want the newsletter, or end the subscription.':
    'ニュースレターを購読する場合は確認してください。購読を解除することもできます。',
  Confirm: '確認する',
  Unsubscribe: '購読を解除する',
  'You are subscribed': '購読中です',
  'You’ll receive the newsletter from now on.': 'これからニュースレターをお届けします。',
  'No subscription': '購読はありません',
  'You’re no longer subscribed.': '購読を解除しました。',
  'This subscription doesn’t exist, or has ended.': 'この購読は存在しないか、すでに終了しています。',
  'One click, and you get the newsletter.': 'クリックひとつでニュースレターが届きます。',
  'Somebody, probably you, subscribed this address to the newsletter of {page}.':
    'どなたか（おそらくご本人）が、このアドレスを{page}のニュースレターに登録しました。',
  '“{name}” ({address})': '「{name}」（{address}）',
  'Confirm or unsubscribe': '確認または解除',
  'The same link ends the subscription at any time.': '同じリンクからいつでも購読を解除できます。',
  'If it was not you, ignore this mail: without the link nothing is sent to you.':
    'お心当たりがない場合は、このメールを無視してください。リンクを開かない限り、何も送信されません。',
  'Private link': '非公開リンク',
  'This page is private. The person who gave you the link can see when it’s opened, and on how many devices.':
    'このページは非公開です。リンクの提供者は、いつ、何台の端末で開かれたかを確認できます。',
  'This page is private. Your browser asks not to be tracked, so your visit isn’t counted.':
    'このページは非公開です。お使いのブラウザーが追跡を拒否しているため、アクセスは集計されません。',
  'This page is private': 'このページは非公開です',
  'Enter the password you were given for this link.': 'このリンク用に受け取ったパスワードを入力してください。',
  Password: 'パスワード',
  'Open the page': 'ページを開く',
  'That is not the password. Please check it and try again.':
    'パスワードが違います。ご確認のうえ、もう一度お試しください。',
  'That was wrong too many times.': 'パスワードの間違いが多すぎます。',
  'Please try again in a minute.': '1分後にもう一度お試しください。',
  'Please try again in {n} minutes.': '{n}分後にもう一度お試しください。',
  'Please try again in {n} hours.': '{n}時間後にもう一度お試しください。',
  'This Link Leads Nowhere': 'このリンクの先には何もありません',
  'It may have expired, or it wasn’t copied completely. Ask the person who sent it for a new one.':
    '有効期限が切れたか、リンクが最後までコピーされていない可能性があります。送信者に新しいリンクをご依頼ください。',
  'Go to Homepage': 'ホームページへ',
  'Page Not Found': 'ページが見つかりません',
  'There’s nothing at this address. It may have moved, or the link may have a typo.':
    'このアドレスには何もありません。移動したか、リンクに誤りがある可能性があります。',
  'Portfolio Not Found': 'ポートフォリオが見つかりません',
  'The portfolio you are looking for could not be found or is not published.':
    'お探しのポートフォリオは見つからないか、公開されていません。',
  'Template Not Supported': '対応していないテンプレートです',
  'This portfolio uses a template that is not supported any more.':
    'このポートフォリオのテンプレートは、現在サポートされていません。',
}
