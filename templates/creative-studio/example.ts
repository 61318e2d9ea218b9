import type { PortfolioContent } from '@vitrine/common/portfolio/content'

const picture = (name: string) => `/examples/creative-studio/${name}.webp`

export const example: PortfolioContent = {
  meta: {
    description:
      'Big Tuesday is a brand, motion and campaign studio in Lisbon: identities, titles and posters for people with something to say.',
  },
  hero: {
    name: 'Big Tuesday',
    specialty: 'Brand, motion and campaign studio in Lisbon',
    tagline: 'We make ordinary weeks hard to ignore: for festivals, markets, bakeries and one very brave bus company.',
  },
  projects: [
    {
      title: 'Barulho Festival',
      category: 'Design',
      description:
        'Nine nights of music in car parks, and no budget for billboards. We drew one alphabet of shapes and let 140 neighbours paste it up in combinations of their own. No two streets got the same poster; the festival sold out eleven days early.',
      tags: ['Identity', 'Posters', 'Wayfinding'],
      link: 'https://barulho.example',
      image: picture('01'),
      imageAlt: 'Three loud posters side by side on a hoarding, a passer-by in front of them',
    },
    {
      title: 'Sardinha Sour',
      category: 'Design',
      description:
        'A canned cocktail from Setúbal that is proud of smelling faintly of the sea. Three flavours, three faces, one shoal of stickers. From 400 cans at a pier bar to 61 shops in a summer.',
      tags: ['Packaging', 'Naming'],
      link: 'https://sardinhasour.example',
      image: picture('02'),
      imageAlt: 'Three drinks cans with bold geometric patterns in a row',
    },
    {
      title: 'Feira Nova',
      category: 'Design',
      description:
        'The covered market in Arroios reopened after six years of scaffolding. We gave each of its 48 stalls a shape, each shape a colour, and everybody who came on the first day a bag to carry it home in.',
      tags: ['Identity', 'Signage', 'Totes'],
      image: picture('03'),
      imageAlt: 'Cotton bag printed with coloured shapes, hanging from a hook',
    },
    {
      title: 'Carris em Cor',
      category: 'Design',
      description:
        'A ticket app for a bus company that dared to drop its map. You say where you would like to be; it says which colour to get on. Median time to a ticket: nine seconds.',
      tags: ['App', 'Product design'],
      link: 'https://carrisemcor.example',
      image: picture('04'),
      imageAlt: 'Three telephones with the screens of a ticket app',
    },
    {
      title: 'Ondas 25',
      category: 'Design',
      description:
        'Badges, stage and signs of a conference on coastal cities. The badge is a tide table: turn it over and you know when to leave the bar.',
      tags: ['Event', 'Print'],
      image: picture('05'),
      imageAlt: 'Conference badges on lanyards, hanging side by side',
    },
    {
      title: 'Padaria Lua',
      category: 'Design',
      description:
        'A night bakery, open from ten until the bread is gone. Boxes and tins go from new moon to full through the week, so regulars collect the set without being asked to.',
      tags: ['Packaging', 'Identity'],
      link: 'https://padarialua.example',
      image: picture('06'),
      imageAlt: 'Printed cake box and two tins on a table',
    },
    {
      title: 'Rádio Quiosque',
      category: 'Motion',
      description:
        'Twenty-four idents for a station that broadcasts from a newspaper kiosk, one for each hour. All of them are the same ball, and none of them bounces twice in the same way.',
      tags: ['Idents', '2D animation'],
      image: picture('07'),
      imageAlt: 'Nine frames of an animation in which a ball becomes a face',
    },
    {
      title: 'Curtas do Bairro',
      category: 'Motion',
      description: 'Opening titles and trailers for a short-film night that changes its address every month.',
      tags: ['Titles', 'Trailer'],
      image: picture('08'),
      imageAlt: 'Nine frames of opening titles in red and cream',
    },
    {
      title: 'Vota agora',
      category: 'Campaign',
      description:
        'Two words, nineteen towns and one borrowed ice-cream van. Turnout among first-time voters rose by seven points where the van had been.',
      tags: ['Out of home', 'Copywriting'],
      link: 'https://votaagora.example',
      image: picture('09'),
      imageAlt: 'Large billboard with a sun-like burst over the roofs of a city',
    },
    {
      title: 'One Car Less',
      category: 'Campaign',
      description: 'Posters for a street that wanted its trees back. It got eleven.',
      tags: ['Posters', 'Community'],
      image: picture('10'),
      imageAlt: 'Poster with a large smiling face on a bright wall',
    },
  ],
  about: {
    bio: [
      '<p><strong>Tuesday is the day on which nothing happens.</strong> So it is the day on which we launch things.</p>',
      '<p>Inês Caldeira draws, Tomé Brandão animates, and four more of us write, build, cut and carry. We have been at it since 2016 in a former tyre shop behind the Anjos market, and we still take every first meeting on foot.</p>',
    ].join(''),
    mediaKit: 'https://bigtuesday.example/big-tuesday-media-kit.zip',
    image: picture('studio'),
    imageAlt: 'Inês Caldeira and Tomé Brandão, the founders of Big Tuesday',
  },
  services: [
    {
      title: 'Brand identity',
      summary: 'A name if you need one, a mark, a voice, and a kit that your own people enjoy using.',
      priceFrom: '€9,500',
    },
    {
      title: 'Motion',
      summary: 'Titles, idents and product films, from storyboard to sound.',
      priceFrom: '€4,800',
    },
    {
      title: 'Campaigns',
      summary: 'One idea that survives posters, phones, buses and your uncle’s retelling of it.',
      priceFrom: '€12,000',
    },
    {
      title: 'Tuesday sprint',
      summary: 'One problem, one day, the whole studio. You leave with something to show on Wednesday.',
      priceFrom: '€2,200',
    },
  ],
  process: {
    title: 'Four Tuesdays',
    steps: [
      { title: 'Walk', desc: 'We meet where your people are, look, listen and steal nothing but quotes.' },
      { title: 'Shout', desc: 'Three directions, too big on purpose. It is easier to turn things down than up.' },
      { title: 'Build', desc: 'We make the real thing at real size, and put it in front of strangers.' },
      { title: 'Let go', desc: 'You get the files, a short guide and a long lunch. Then it is yours.' },
    ],
  },
  testimonials: [
    {
      quote: 'They asked for one wall. By Friday the whole street was ours.',
      author: 'Marta Quintela',
      role: 'Director, Barulho Festival',
    },
    {
      quote: 'I did not know that a can of fish-scented gin could make people smile across a road.',
      author: 'Rui Sarmento',
      role: 'Founder, Sardinha Sour',
    },
    {
      quote: 'Nine seconds to a ticket. Our old app needed nine to open.',
      author: 'Helena Vaz',
      role: 'Head of digital, Carris em Cor',
    },
  ],
  awards: [
    { name: 'Gold, integrated campaign', year: '2025', org: 'Clube dos Criativos' },
    { name: 'Studio of the year, shortlist', year: '2025', org: 'Iberian Design Review' },
    { name: 'Yellow pencil stub', year: '2024', org: 'Bureau of Small Wonders' },
    { name: 'Best titles', year: '2023', org: 'Curtas Vila Norte' },
  ],
  tools: [
    'Figma',
    'After Effects',
    'Cinema 4D',
    'Glyphs',
    'Risograph',
    'Screen printing',
    'Blender',
    'A good pair of shoes',
  ],
  cta: {
    headline: 'Got a quiet week?',
    subtext:
      'Tell us what you are making and whom it is for. Somebody answers by the next Tuesday, usually much sooner.',
    buttonText: 'Make it loud',
  },
  contact: {
    email: 'ola@bigtuesday.example',
    phone: '+351 21 555 01 18',
    address: 'Rua dos Anjos 71, 1150-035 Lisboa',
    social: {
      website: 'https://bigtuesday.example',
      linkedin: 'https://www.linkedin.com/company/bigtuesday-example',
      dribbble: 'https://dribbble.com/bigtuesday-example',
      behance: 'https://www.behance.net/bigtuesday-example',
    },
  },
}
