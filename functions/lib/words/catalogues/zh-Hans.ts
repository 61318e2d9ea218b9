import type { ServerCatalogue } from '../load.ts'

export const catalogue: ServerCatalogue = {
  'Back to the page': '返回页面',
  'That was too long': '内容太长',
  'Not sent yet': '尚未发送',
  'There are characters in “{field}” that can’t be read. Please type it again.':
    '“{field}”中有无法识别的字符，请重新输入。',
  name: '姓名',
  email: '邮箱',
  message: '留言',
  'Form Not Found': '未找到表单',
  'This page no longer takes messages.': '此页面已不再接收留言。',
  'The inbox of this page is full. Please write to its owner in another way.':
    '此页面的收件箱已满，请通过其他方式联系页面主人。',
  'Send again': '重新发送',
  'Message sent': '留言已发送',
  'Almost there': '就快好了',
  'Confirm your subscription': '请确认订阅',
  'Confirm that you want the newsletter, or end the subscription.': '请确认您想接收电子报，或取消订阅。',
  Confirm: '确认',
  Unsubscribe: '取消订阅',
  'You are subscribed': '您已订阅',
  'You’ll receive the newsletter from now on.': '从现在起，您将收到电子报。',
  'No subscription': '没有订阅',
  'You’re no longer subscribed.': '您已不再订阅。',
  'This subscription doesn’t exist, or has ended.': '此订阅不存在或已结束。',
  'One click, and you get the newsletter.': '点击一下，即可收到电子报。',
  'Somebody, probably you, subscribed this address to the newsletter of {page}.':
    '有人（很可能是您本人）用此邮箱订阅了{page}的电子报。',
  '“{name}” ({address})': '“{name}”（{address}）',
  'Confirm or unsubscribe': '确认或取消订阅',
  'The same link ends the subscription at any time.': '您可以随时通过同一链接取消订阅。',
  'If it was not you, ignore this mail: without the link nothing is sent to you.':
    '如果不是您本人操作，请忽略此邮件：不点击链接，就不会向您发送任何内容。',
  'Private link': '私密链接',
  'This page is private. The person who gave you the link can see when it’s opened, and on how many devices.':
    '此页面为私密页面。提供链接的人可以看到链接何时被打开，以及在多少台设备上打开。',
  'This page is private. Your browser asks not to be tracked, so your visit isn’t counted.':
    '此页面为私密页面。您的浏览器要求不被跟踪，因此您的访问不会被统计。',
  'This page is private': '此页面为私密页面',
  'Enter the password you were given for this link.': '请输入您收到的此链接的密码。',
  Password: '密码',
  'Open the page': '打开页面',
  'That is not the password. Please check it and try again.': '密码不正确，请核对后重试。',
  'That was wrong too many times.': '密码输错次数过多。',
  'Please try again in a minute.': '请在一分钟后重试。',
  'Please try again in {n} minutes.': '请在 {n} 分钟后重试。',
  'Please try again in {n} hours.': '请在 {n} 小时后重试。',
  'This Link Leads Nowhere': '此链接无法打开任何内容',
  'It may have expired, or it wasn’t copied completely. Ask the person who sent it for a new one.':
    '链接可能已过期，或未完整复制。请向发送链接的人索取新链接。',
  'Go to Homepage': '前往首页',
  'Page Not Found': '未找到页面',
  'There’s nothing at this address. It may have moved, or the link may have a typo.':
    '此地址没有内容。页面可能已移动，或链接有误。',
  'Portfolio Not Found': '未找到作品集',
  'The portfolio you are looking for could not be found or is not published.': '您要找的作品集不存在或未发布。',
  'Template Not Supported': '不支持的模板',
  'This portfolio uses a template that is not supported any more.': '此作品集使用的模板已不再受支持。',
}
