import { demoPictures } from '../../pictures/demo.ts'
import { type DemoPortfolio, galleryImage } from '../portfolio.ts'

/** In Japanese. */
export const mioAoki: DemoPortfolio = {
  id: 'demo-mio-aoki',
  ownerId: 'demo-mio',
  name: '青木 澪｜うつわ',
  templateId: 'minimalist-designer',
  username: 'mio-aoki',
  design: { primaryColor: '#9C3D22', secondaryColor: '#45604F', background: 'soft' },
  hidden: [],
  createdAt: '2025-10-01T01:30:00Z',
  updatedAt: '2025-11-21T05:20:00Z',
  pictures: demoPictures['mio-aoki'],
  content: (placed) => ({
    meta: {
      language: 'ja',
      title: '青木 澪｜金沢の陶芸家',
      description: '金沢・東山の工房で、毎日の食卓のためのうつわをつくる陶芸家、青木澪の仕事。',
    },
    hero: {
      name: '青木 澪',
      title: '金沢の陶芸家',
      intro:
        '毎日の食卓で使ううつわを、土と灰の釉薬だけでつくっています。朝の味噌汁から夜の一杯まで、手に取るたびに少しうれしくなるものを。',
    },
    gallery: {
      categories: ['食器', '花器', '一点もの'],
      images: [
        galleryImage(
          placed,
          'vases',
          '花器',
          '三つの花器、白化粧、2025年',
          '大きさの違う白い花器が三つ、木の台に並んでいる',
        ),
        galleryImage(placed, 'morning', '食器', '朝のひと揃い、灰釉、2025年', '片口と湯呑と飯碗が食卓に置かれている'),
        galleryImage(placed, 'night', '一点もの', '夜の瓶、黒釉、2024年', '暗い背景に、細長い黒い瓶と丸い小壺'),
        galleryImage(
          placed,
          'moon-bowl',
          '一点もの',
          '月の鉢、松灰釉、2024年',
          '淡い緑の大きな鉢と、その縁に載る小さな球',
        ),
        galleryImage(placed, 'tea', '食器', '茶の道具、鉄釉、2023年', '赤茶色の急須のそばに湯呑が二つ'),
      ],
    },
    about: {
      bio: [
        '<p>大学では建築を学びましたが、図面よりも模型の粘土に夢中になりました。卒業後は九谷の窯元で六年間修業し、2019年に卯辰山のふもとで小さな工房を開きました。</p>',
        '<p>土は能登で自分で掘り、釉薬には近所の薪ストーブの灰を使います。<strong>窯を焚くのは年に六回。</strong>同じ色は二度と出ませんが、それを楽しみにしてくださる方のためにつくっています。</p>',
      ].join(''),
      services: ['うつわの受注制作', '飲食店のための食器', '金継ぎ', '手びねり教室'],
      image: placed('portrait').src,
      imagePath: placed('portrait').path,
      imageAlt: '黒髪を肩で切りそろえ、緑の服を着た青木澪の肖像画',
    },
    contact: {
      headline: 'お店や食卓のうつわ、ご相談ください',
      email: 'mio@mioaoki.example',
      address: '石川県金沢市東山',
      note: 'ご注文からお届けまで、およそ三か月いただきます。工房の見学は土曜日の午後です。前日までにメールでご連絡ください。',
      social: { instagram: 'https://www.instagram.com/mioaoki.example' },
    },
  }),
}
