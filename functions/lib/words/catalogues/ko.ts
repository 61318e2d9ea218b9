import type { ServerCatalogue } from '../load.ts'

export const catalogue: ServerCatalogue = {
  'Back to the page': '페이지로 돌아가기',
  'That was too long': '너무 깁니다',
  'Not sent yet': '아직 전송되지 않았습니다',
  'There are characters in “{field}” that can’t be read. Please type it again.':
    '‘{field}’에 읽을 수 없는 문자가 있습니다. 다시 입력해 주세요.',
  name: '이름',
  email: '이메일',
  message: '메시지',
  'Form Not Found': '양식을 찾을 수 없습니다',
  'This page no longer takes messages.': '이 페이지는 더 이상 메시지를 받지 않습니다.',
  'The inbox of this page is full. Please write to its owner in another way.':
    '이 페이지의 받은편지함이 가득 찼습니다. 다른 방법으로 연락해 주세요.',
  'Send again': '다시 보내기',
  'Message sent': '메시지를 보냈습니다',
  'Almost there': '거의 다 됐습니다',
  'Confirm your subscription': '구독을 확인해 주세요',
  'Confirm that you want the newsletter, or end the subscription.':
    '뉴스레터를 받으려면 확인하고, 원하지 않으면 구독을 취소하세요.',
  Confirm: '확인',
  Unsubscribe: '구독 취소',
  'You are subscribed': '구독 중입니다',
  'You’ll receive the newsletter from now on.': '이제부터 뉴스레터를 보내 드립니다.',
  'No subscription': '구독이 없습니다',
  'You’re no longer subscribed.': '더 이상 구독하지 않습니다.',
  'This subscription doesn’t exist, or has ended.': '이 구독은 존재하지 않거나 종료되었습니다.',
  'One click, and you get the newsletter.': '한 번만 클릭하면 뉴스레터를 받을 수 있습니다.',
  'Somebody, probably you, subscribed this address to the newsletter of {page}.':
    '누군가(아마도 본인)가 이 주소로 {page}의 뉴스레터를 신청했습니다.',
  '“{name}” ({address})': '‘{name}’({address})',
  'Confirm or unsubscribe': '확인 또는 구독 취소',
  'The same link ends the subscription at any time.': '같은 링크로 언제든지 구독을 취소할 수 있습니다.',
  'If it was not you, ignore this mail: without the link nothing is sent to you.':
    '본인이 신청하지 않았다면 이 메일을 무시하세요. 링크를 누르지 않으면 아무것도 보내지 않습니다.',
  'Private link': '비공개 링크',
  'This page is private. The person who gave you the link can see when it’s opened, and on how many devices.':
    '비공개 페이지입니다. 링크를 준 사람은 언제, 몇 대의 기기에서 열렸는지 볼 수 있습니다.',
  'This page is private. Your browser asks not to be tracked, so your visit isn’t counted.':
    '비공개 페이지입니다. 브라우저가 추적 거부를 요청하므로 방문이 집계되지 않습니다.',
  'This page is private': '비공개 페이지입니다',
  'Enter the password you were given for this link.': '이 링크와 함께 받은 비밀번호를 입력하세요.',
  Password: '비밀번호',
  'Open the page': '페이지 열기',
  'That is not the password. Please check it and try again.': '비밀번호가 맞지 않습니다. 확인한 뒤 다시 시도해 주세요.',
  'That was wrong too many times.': '비밀번호를 너무 여러 번 틀렸습니다.',
  'Please try again in a minute.': '1분 후에 다시 시도해 주세요.',
  'Please try again in {n} minutes.': '{n}분 후에 다시 시도해 주세요.',
  'Please try again in {n} hours.': '{n}시간 후에 다시 시도해 주세요.',
  'This Link Leads Nowhere': '연결되지 않는 링크입니다',
  'It may have expired, or it wasn’t copied completely. Ask the person who sent it for a new one.':
    '만료되었거나 링크가 끝까지 복사되지 않았을 수 있습니다. 보낸 사람에게 새 링크를 요청하세요.',
  'Go to Homepage': '홈페이지로 이동',
  'Page Not Found': '페이지를 찾을 수 없습니다',
  'There’s nothing at this address. It may have moved, or the link may have a typo.':
    '이 주소에는 아무것도 없습니다. 페이지가 옮겨졌거나 링크에 오타가 있을 수 있습니다.',
  'Portfolio Not Found': '포트폴리오를 찾을 수 없습니다',
  'The portfolio you are looking for could not be found or is not published.':
    '찾으시는 포트폴리오가 없거나 공개되지 않았습니다.',
  'Template Not Supported': '지원되지 않는 템플릿',
  'This portfolio uses a template that is not supported any more.':
    '이 포트폴리오는 더 이상 지원되지 않는 템플릿을 사용합니다.',
}
