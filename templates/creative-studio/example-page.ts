import type { ExamplePage } from '../pages/example-page.ts'

const picture = (name: string) => `/examples/creative-studio/${name}.webp`

export const example: ExamplePage = {
  kind: 'study',
  slug: 'barulho-festival',
  of: { list: 'projects', index: 0 },
  content: {
    title: 'One alphabet, 140 neighbours, no two streets alike',
    excerpt:
      'Barulho is nine nights of music in car parks, with no money for billboards. So we drew shapes, and gave away the glue.',
    tags: ['Identity', 'Posters', 'Wayfinding'],
    cover: picture('01'),
    coverAlt: 'Three loud posters side by side on a hoarding, a passer-by in front of them',
    blocks: [
      {
        type: 'summary',
        problem: 'A festival that nobody had heard of, and €9,000',
        role: 'Identity, campaign, glue',
        team: 'Five of us, 140 of them',
        period: 'Eleven weeks in 2025',
        result: 'Sold out eleven days early',
      },
      {
        type: 'text',
        text: '<p>A billboard on the Avenida costs as much as a headliner. But a city has walls, and walls have owners, and most owners say yes to somebody from their own street. <strong>So the poster had to be something that a neighbour can make.</strong></p>',
      },
      { type: 'figure', value: '26', label: 'shapes, each cut from one sheet' },
      { type: 'figure', value: '3,812', label: 'posters, all of them different' },
      { type: 'figure', value: '−11 days', label: 'sold out before the first night', source: 'Box office' },
      { type: 'heading', text: 'Letters that do not need a designer' },
      {
        type: 'text',
        text: '<p>Every shape is as wide as it is high, so anything fits beside anything. Three colours, printed flat on newsprint. The kit was a box with 60 shapes, a brush, and one rule: <em>fill the wall to its edges.</em></p>',
      },
      {
        type: 'picture',
        image: picture('03'),
        imageAlt: 'Cotton bag printed with coloured shapes, hanging from a hook',
        caption: 'The bag came last: what was left of the sheets.',
        width: 'full',
      },
      {
        type: 'quote',
        text: 'My mother is 81 and has never designed anything. Hers is the best one on the hill, and she knows it.',
        author: 'Rui Caetano',
        role: 'neighbour, Graça',
      },
      {
        type: 'carousel',
        pictures: [
          {
            image: picture('10'),
            imageAlt: 'Poster with a large smiling face on a bright wall',
            caption: 'Night 2, Parque de Santos',
          },
          {
            image: picture('05'),
            imageAlt: 'Conference badges on lanyards, hanging side by side',
            caption: 'Passes for those who pasted',
          },
          {
            image: picture('09'),
            imageAlt: 'Large billboard with a sun-like burst over the roofs of a city',
            caption: 'Night 9, Alcântara: the one billboard, a gift',
          },
          {
            image: picture('07'),
            imageAlt: 'Nine frames of an animation in which a ball becomes a face',
            caption: 'The alphabet learns to walk',
          },
        ],
      },
      {
        type: 'decisions',
        decisions: [
          {
            chosen: 'A kit and a rule',
            rejected: 'One poster, 3,000 times',
            why: 'What people made they defend. Not one wall was pasted over before the last night.',
          },
        ],
      },
      {
        type: 'embed',
        link: 'https://vimeo.com/76979871',
        title: 'Nine nights in ninety seconds',
        poster: picture('08'),
        caption: 'Film: Inês Prado',
      },
    ],
  },
}
