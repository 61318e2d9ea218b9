import type { PortfolioContent } from '@vitrine/common/portfolio/content'

const picture = (name: string) => `/examples/minimalist-designer/${name}.webp`

export const example: PortfolioContent = {
  hero: {
    name: 'Maren Solheim',
    title: 'Graphic designer in Oslo',
    intro:
      'I design identities, books and signs for museums, publishers and small companies that would rather be clear than loud. Independent since 2014.',
    resumeLink: '#',
  },
  gallery: {
    categories: ['Identity', 'Print', 'Space'],
    images: [
      {
        src: picture('01'),
        alt: 'Poster of the autumn programme, hanging on a pale wall',
        caption: 'Kunsthall Nord, autumn programme, 2025',
        category: 'Print',
      },
      {
        src: picture('02'),
        alt: 'Stationery of the Fjell roastery laid out in a row',
        caption: 'Fjell Coffee, identity, 2025',
        category: 'Identity',
      },
      {
        src: picture('03'),
        alt: 'The mark of the ferry company Havn, one circle and one line',
        caption: 'Havn Ferries, mark, 2024',
        category: 'Identity',
      },
      {
        src: picture('04'),
        alt: 'Opened book with a drawing on the left page and a column of text on the right',
        caption: 'Tove Lien, Drawings 1998–2023, monograph, 2024',
        category: 'Print',
      },
      {
        src: picture('05'),
        alt: 'Room sign of the city library with a large numeral',
        caption: 'Bergen City Library, wayfinding, 2023',
        category: 'Space',
      },
      {
        src: picture('06'),
        alt: 'Three packages of seed, each in one flat colour',
        caption: 'Åker Seeds, packaging, 2023',
        category: 'Identity',
      },
      {
        src: picture('07'),
        alt: 'Record sleeve with overlapping shapes',
        caption: 'Nattrom, “Lav sol”, record sleeve, 2022',
        category: 'Print',
      },
      {
        src: picture('08'),
        alt: 'Exhibition wall with a tall typographic panel',
        caption: 'Museum of Timber, permanent exhibition, 2021',
        category: 'Space',
      },
    ],
  },
  about: {
    bio: [
      '<p>I grew up in Tromsø in my parents’ print shop, studied at the academy in Bergen and worked for six years in studios in Basel and Oslo. Since 2014 I have worked alone, and with a few people whom I trust: a photographer, two type designers, a bookbinder.</p>',
      '<p>I take on six or seven projects a year. Each begins with a week of reading and questions, and ends with files and a short guide that your own people can use without me. <strong>Nothing is decorated that has not first been put in order.</strong></p>',
      '<p>I teach typography at the academy in Bergen on Thursdays, and sit on the jury of the yearly book prize.</p>',
    ].join(''),
    services: ['Visual identity', 'Book and editorial design', 'Wayfinding', 'Packaging', 'Typography for the screen'],
    image: picture('portrait'),
    imageAlt: 'Portrait of Maren Solheim',
  },
  contact: {
    headline: 'Have something that needs to be said clearly?',
    email: 'hello@marensolheim.example',
    phone: '+47 22 55 01 40',
    address: 'Markveien 35, 0554 Oslo',
    note: 'I have room for one more identity this winter, and for books from March on.',
    social: {
      behance: 'https://www.behance.net',
      instagram: 'https://www.instagram.com',
      linkedin: 'https://www.linkedin.com',
    },
  },
}
