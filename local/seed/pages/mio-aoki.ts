import { cover, type DemoPage } from './demo-page.ts'

const ash: DemoPage = {
  id: 'ash',
  kind: 'article',
  slug: 'glaze-from-ash',
  createdAt: '2025-10-12T02:00:00Z',
  content: (placed) => ({
    title: '灰からつくる釉薬',
    excerpt: '薪ストーブの灰が、うつわの色になるまで。',
    date: '2025-10-12',
    tags: ['釉薬', '覚え書き'],
    ...cover(placed, 'moon-bowl', '淡い緑の大きな鉢と、その縁に載る小さな球'),
    blocks: [
      {
        itemId: 'start',
        type: 'text',
        text: '<p>釉薬と聞くと難しそうですが、もとは灰と土と水だけです。うちでは冬のあいだ、近所の三軒から薪ストーブの灰を分けてもらいます。</p>',
      },
      { itemId: 'water', type: 'heading', text: '水を替えること、七回' },
      {
        itemId: 'steps',
        type: 'text',
        text: '<ol><li>ふるいにかけて、炭や釘を取りのぞく。</li><li>水に浸し、上澄みを捨てる。これを七回くり返す。</li><li>ひと月かけて乾かし、長石と混ぜる。</li></ol>',
      },
      {
        itemId: 'quote',
        type: 'quote',
        text: '灰は、木が最後に残していく手紙のようなものだ。',
        author: '中村 茂',
        role: '九谷の師匠',
      },
      {
        itemId: 'end',
        type: 'text',
        text: '<p>松の灰は青みがかった緑に、りんごの灰はやわらかな白になります。どの木の灰かわからないときは、窯を開けるまでのお楽しみです。</p>',
      },
    ],
  }),
}

export const mioAokiPages: readonly DemoPage[] = [ash]
