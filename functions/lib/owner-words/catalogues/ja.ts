import type { OwnerCatalogue } from '../load.ts'

export const catalogue: OwnerCatalogue = {
  'Welcome to Vitrine': 'Vitrineへようこそ',
  'Welcome to Vitrine, {name}': '{name}さん、Vitrineへようこそ',
  'Pick a template, make it yours, publish it at your own address.':
    'テンプレートを選び、自分らしく仕上げて、自分のアドレスで公開しましょう。',
  'Your account is ready. Your own website is three steps away:':
    'アカウントの準備ができました。あと3ステップで自分のウェブサイトが完成します。',
  'Pick a template': 'テンプレートを選ぶ',
  'Each one is a complete website. Choose the one that suits your work; you can try it with an example first.':
    'どのテンプレートも完成したウェブサイトです。お仕事に合うものをお選びください。サンプルで先に試すこともできます。',
  'Make it yours': '自分らしく仕上げる',
  'Write, add pictures, choose colours and fonts. The preview beside your text is the real page.':
    '文章を書き、画像を加え、色とフォントを選びます。文章の横のプレビューが実際のページです。',
  'Publish it': '公開する',
  'Claim your address, such as {address}, and publish. You can change everything later.':
    '{address} のようなアドレスを取得して公開します。後からすべて変更できます。',
  'your-name': 'your-name',
  'Choose a template': 'テンプレートを選ぶ',
  'One thing first: confirm your address with the link in our other email. Until then you can look around and edit, but not upload or publish.':
    'まず、別のメールにあるリンクでメールアドレスを確認してください。それまでは閲覧と編集はできますが、アップロードと公開はできません。',
  'You’re receiving this email once, because you created an account with this address.':
    'このメールは、このアドレスでアカウントを作成された方に一度だけお送りしています。',
  'You’re receiving this email once, because somebody created an account with this address. If it wasn’t you, simply ignore both emails: without the link, nobody can publish under your address.':
    'このメールは、このアドレスでアカウントが作成されたため、一度だけお送りしています。お心当たりがない場合は、どちらのメールも無視してください。リンクを使わない限り、誰もこのアドレスで公開することはできません。',
  'Your payment for {about} was refunded': '{about} のお支払いが返金されました',
  'Your payment was refunded': 'お支払いが返金されました',
  'Your payment for the template {about} was given back, so the template is no longer among what you bought. Depending on your bank it takes some days until you see the money.':
    'テンプレート {about} のお支払いが返金されたため、このテンプレートは購入済みではなくなりました。ご利用の銀行によっては、入金まで数日かかります。',
  'You can buy the template again and publish with one click, or go on with a free template.':
    'テンプレートをもう一度購入してワンクリックで公開することも、無料のテンプレートで続けることもできます。',
  'Your payment for {about} is disputed': '{about} のお支払いに異議が申し立てられています',
  'Your payment is disputed': 'お支払いに異議が申し立てられています',
  'Your bank has asked for the payment for the template {about} back. Until that is settled, the template is not among what you bought.':
    '銀行がテンプレート {about} のお支払いの返還を求めています。解決するまで、このテンプレートは購入済みにはなりません。',
  'When the dispute is settled in favour of the payment, the template comes back by itself. If the dispute is a mistake, ask your bank to withdraw it.':
    'お支払いが有効と認められると、テンプレートは自動的に元に戻ります。異議申し立てが誤りの場合は、取り下げるよう銀行にご依頼ください。',
  'Your {about} plan has ended': '{about}プランが終了しました',
  'Your plan has ended': 'プランが終了しました',
  'Your {about} plan has ended, and with it what it includes.':
    '{about}プランが終了し、含まれる機能も使えなくなりました。',
  'You can take the plan again at any time, or buy the templates that you use.':
    'プランはいつでも再開できます。お使いのテンプレートを購入することもできます。',
  '“{name}”': '「{name}」',
  'a portfolio': 'ポートフォリオ',
  '{list}, {next}': '{list}、{next}',
  'No longer published: {pages}': '公開が終了しました：{pages}',
  'For this reason no longer published: {pages}.': 'このため、次の公開が終了しました：{pages}。',
  'Everything in it is kept as a draft, and the address stays yours.':
    '内容はすべて下書きとして残り、アドレスも引き続きお使いいただけます。',
  'Everything in them is kept as a draft, and the address stays yours.':
    '内容はすべて下書きとして残り、それぞれのアドレスも引き続きお使いいただけます。',
  'Go to my account': 'アカウントを開く',
  'You get this mail because it concerns something that you paid for.':
    'このメールは、お支払いいただいたものに関するお知らせです。',
  '1 new comment': '新しいコメント1件',
  '{n} new comments': '新しいコメント{n}件',
  '{comments} on “{page}”': '「{page}」に{comments}',
  '{comments} on your draft': '下書きに{comments}',
  'A reviewer': 'レビュアー',
  '{name} on {place}': '{name}より（{place}）',
  'And {n} more.': 'ほか{n}件。',
  'Answer in the editor': 'エディターで返信する',
  'Whoever has your review link “{link}” can write there.':
    'レビューリンク「{link}」を持っている人は、誰でもコメントできます。',
  'Whoever has your review link can write there.': 'レビューリンクを持っている人は、誰でもコメントできます。',
  'Message from {name}': '{name}さんからのメッセージ',
  'Message from A visitor': '訪問者からのメッセージ',
  '{name} wrote to you': '{name}さんからメッセージが届きました',
  'A visitor wrote to you': '訪問者からメッセージが届きました',
  'From {name}, {address}.': '送信者：{name}さん、{address}。',
  'From A visitor, {address}.': '送信者：{address}。',
  'Reply to this mail to answer.': 'このメールに返信すると、相手に届きます。',
  'A visitor': '訪問者',
  'Open your messages': 'メッセージを開く',
  'Somebody sent this with the contact form of your page “{page}”.':
    'ページ「{page}」のお問い合わせフォームから送信されました。',
  'Somebody sent this with the contact form of your page.': 'ページのお問い合わせフォームから送信されました。',
  'We did not check who it is: be careful with links and requests for money.':
    '相手の身元は確認していません。リンクやお金の要求にはご注意ください。',
  'You can turn these emails off on this portfolio’s analytics screen.':
    'このメールは、このポートフォリオの「アクセス解析」画面で停止できます。',
  '“{name}” was opened': '「{name}」が開かれました',
  'Your private link was opened': '非公開リンクが開かれました',
  'For the first time, on {moment} UTC.': '{moment}（UTC）に初めて開かれました。',
  'Your private link “{name}” to “{page}” was opened for the first time, on {moment} UTC.':
    '「{page}」への非公開リンク「{name}」が、{moment}（UTC）に初めて開かれました。',
  'Your private link “{name}” was opened for the first time, on {moment} UTC.':
    '非公開リンク「{name}」が、{moment}（UTC）に初めて開かれました。',
  'One of your private links to “{page}” was opened for the first time, on {moment} UTC.':
    '「{page}」への非公開リンクの1つが、{moment}（UTC）に初めて開かれました。',
  'One of your private links was opened for the first time, on {moment} UTC.':
    '非公開リンクの1つが、{moment}（UTC）に初めて開かれました。',
  'How often it is opened and on how many devices is under Share, Private links. There you can also end it.':
    '開かれた回数とデバイスの数は、「共有」の「非公開リンク」で確認できます。そこでリンクを無効にすることもできます。',
  'Open the portfolio': 'ポートフォリオを開く',
  'You’re receiving this once for each private link.': 'このメールは、非公開リンクごとに一度だけお送りしています。',
  'A week of “{name}”': '「{name}」の1週間',
  'A week of your portfolio': 'ポートフォリオの1週間',
  '1 visitor': '訪問者1人',
  '{n} visitors': '訪問者{n}人',
  '1 view': '閲覧1回',
  '{n} views': '閲覧{n}回',
  '1 click': 'クリック1回',
  '{n} clicks': 'クリック{n}回',
  '{visitors}, {views} and {clicks}': '{visitors}、{views}、{clicks}',
  '{week} in seven days.': '7日間：{week}。',
  'In the last seven days your portfolio had {week}.': '過去7日間のポートフォリオ：{week}。',
  'In the seven days before there were {views} and {clicks}.': 'その前の7日間：{views}、{clicks}。',
  'Most visitors who followed a link came from {site}.': 'リンクから訪れた人が最も多かったサイトは {site} です。',
  'Clicked most: {link} ({clicks}).': '最も多くクリックされたリンク：{link}（{clicks}）。',
  'a link without a name': '名前のないリンク',
  'See all figures': 'すべての数字を見る',
  'You get this every Monday because you asked for it on the analytics screen of this portfolio, where you can switch it off.':
    'このメールは、このポートフォリオの「アクセス解析」画面で希望された方に、毎週月曜日にお送りしています。同じ画面で停止できます。',
  '{domain} needs your attention': '{domain} をご確認ください',
  'What has changed, and how to put it right.': '変わった点と直し方をお知らせします。',
  'Visitors can no longer find your page at {domain}.': '訪問者が {domain} でページを見られなくなっています。',
  'Its connection was lost on our side. We’re setting it up again; you don’t have to do anything.':
    '当サービス側で接続が失われました。再設定していますので、何もしていただく必要はありません。',
  'Its DNS records were changed or removed where you bought the domain.':
    'ドメインの購入先で、DNSレコードが変更または削除されています。',
  'It leads to your page and somewhere else at the same time: remove the other DNS records of the same name.':
    'ドメインがページと別の場所の両方につながっています。同じ名前のほかのDNSレコードを削除してください。',
  'Its certificate couldn’t be renewed, so browsers refuse to open it. DNS records that we need may be missing.':
    '証明書を更新できなかったため、ブラウザーがドメインを開きません。必要なDNSレコードが不足している可能性があります。',
  'Your page stays online at its Vitrine address.': 'Vitrineのアドレスでは、ページは引き続き公開されています。',
  'The DNS record that proves that {domain} is yours is gone: {name} with the value {value}.':
    '{domain} の所有を証明するDNSレコードがなくなりました：{name}（値：{value}）。',
  'Set it again by {day}. After that we disconnect the domain, so that nobody’s page stays at a domain that has changed hands.':
    '{day}までに再設定してください。所有者の変わったドメインにページが残らないよう、その後はドメインの接続を解除します。',
  'See the records to set': '必要なレコードを見る',
  'We’ll check again automatically. You’ll find this under Settings in the editor.':
    '自動的に再確認します。状況はエディターの「設定」で確認できます。',
  'You’re receiving this because this domain is connected to one of your portfolios.':
    'このメールは、このドメインがお使いのポートフォリオに接続されているため、お送りしています。',
  '{domain} was disconnected': '{domain} の接続を解除しました',
  'Its proof was missing for 30 days.': '所有の証明が30日間ありませんでした。',
  'The DNS record that proves that {domain} is yours was missing for 30 days, so the domain no longer shows your page. Your page stays online at its Vitrine address.':
    '{domain} の所有を証明するDNSレコードが30日間なかったため、このドメインにはページが表示されなくなりました。Vitrineのアドレスでは、ページは引き続き公開されています。',
  'You can connect the domain again at any time: set the record, and check the domain under Settings in the editor.':
    'ドメインはいつでも再接続できます。レコードを設定し、エディターの「設定」でドメインを確認してください。',
  'Connect it again': '再接続する',
  'You’re receiving this because this domain was connected to one of your portfolios.':
    'このメールは、このドメインがお使いのポートフォリオに接続されていたため、お送りしています。',
  '{domain} now shows another portfolio': '{domain} に別のポートフォリオが表示されています',
  'Its DNS now names somebody else’s portfolio.': 'DNSが別の人のポートフォリオを指しています。',
  'Another account has proved that {domain} is its own: the record of the proof names its portfolio now. The domain no longer shows your page, which stays online at its Vitrine address.':
    '別のアカウントが {domain} の所有を証明しました。証明のレコードは、そのアカウントのポートフォリオを指しています。このドメインにはページが表示されなくなりましたが、Vitrineのアドレスでは引き続き公開されています。',
  'Only whoever controls the domain’s DNS can do that. If it is yours and this was not you, change the password where you bought it, set the record for your portfolio again, and check the domain in the editor.':
    'これができるのは、ドメインのDNSを管理している人だけです。ご自分のドメインでお心当たりがない場合は、ドメインの購入先のパスワードを変更し、ポートフォリオのレコードを再設定して、エディターでドメインを確認してください。',
  '“{name}” was not published': '「{name}」は公開されませんでした',
  'It was to go live on {when}.': '公開予定：{when}。',
  'That wasn’t possible: {problem}': '公開できなかった理由：{problem}',
  'Your draft is as you left it, and so is the page that visitors see, if there is one.':
    '下書きも、訪問者が見ているページも（ある場合）、そのまま残っています。',
  'You’re receiving this because you scheduled one of your portfolios to be published.':
    'このメールは、ポートフォリオの公開を予約されたため、お送りしています。',
  'No more of these mails?': 'このメールを停止しますか？',
  'Switch it off': '停止する',
  'Switched off': '停止しました',
  'See all settings': 'すべての設定を見る',
  'For “{name}” you get {mails}.': '「{name}」について、次を受け取っています：{mails}。',
  'You get {mails}.': '次を受け取っています：{mails}。',
  'For “{name}” you no longer get {mails}.': '「{name}」について、次は届かなくなりました：{mails}。',
  'You no longer get {mails}.': '次は届かなくなりました：{mails}。',
  'You can switch it on again at any time.': 'いつでも再開できます。',
  'the weekly figures': '1週間の数字',
  'a mail for each message; messages themselves are in your inbox as before':
    'メッセージごとのメール（メッセージ自体はこれまでどおりアプリで確認できます）',
  'a mail when a private link is opened for the first time': '非公開リンクが初めて開かれたときのメール',
  'a mail about new comments on a review link; comments themselves are in the editor as before':
    'レビューリンクの新しいコメントのメール（コメント自体はこれまでどおりエディターで確認できます）',
}
