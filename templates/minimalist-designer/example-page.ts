import type { ExamplePage } from '../pages/example-page.ts'

const picture = (name: string) => `/examples/minimalist-designer/${name}.webp`

export const example: ExamplePage = {
  kind: 'study',
  slug: 'bergen-city-library',
  of: { list: 'gallery.images', index: 4 },
  content: {
    title: 'Finding a book in a building that has been built four times',
    excerpt:
      'The library in Bergen has four stairs, three lifts and eleven levels, of which two are called the second floor. We took 340 signs away and put up 96.',
    tags: ['Wayfinding', 'Type', 'Enamel'],
    cover: picture('05'),
    coverAlt: 'Room sign of the city library: a large numeral on pale enamel',
    blocks: [
      {
        type: 'summary',
        problem: 'Visitors asked for the way 190 times a day, and mostly for the toilets',
        role: 'Concept, type, signs, and every drawing',
        team: 'Ingrid Moe, architect; Lars Vik, enamel; the staff of the desk',
        period: 'January 2022 to May 2023',
        result: 'A third of the questions, and none about the second floor',
      },
      { type: 'heading', text: 'Ninety hours at the desk' },
      {
        type: 'text',
        text: '<p>Before I drew anything I sat beside the people who give directions. They told me what no plan shows: that everybody enters through the side door, that the old stair is beautiful and leads nowhere, and that <strong>people do not read signs, they look for a number they remember</strong>.</p><p>We counted for three weeks. Of every hundred questions 41 were about a floor, 27 about toilets, and four about a book.</p>',
      },
      {
        type: 'figure',
        value: '−66 %',
        label: 'questions for the way, a year later',
        source: 'Tally at the desk, May 2024',
      },
      { type: 'figure', value: '96', label: 'signs, where there had been 340' },
      { type: 'heading', text: 'One numeral a floor' },
      {
        type: 'text',
        text: '<p>Each level has a single number, counted from the street that most people come from, and each number has a sign as tall as a child. You see it from the stair before you need it. Everything smaller is set in one size and one weight.</p>',
      },
      {
        type: 'comparison',
        before: picture('sign-before'),
        beforeAlt: 'The old sign: 2b, and four words in two sizes on a grey wall',
        beforeLabel: 'Until 2022',
        after: picture('05'),
        afterAlt: 'The new one: a numeral as tall as the door on bright yellow enamel',
        afterLabel: 'Since 2023',
        caption: 'The same wall by the reading room. It says where you are; the rest of the building says the same.',
      },
      {
        type: 'decisions',
        decisions: [
          {
            chosen: 'Numbers, counted from the side door',
            rejected: 'Colours for departments',
            why: 'Nobody we asked could name more than three of the colours that had been there for nine years. Everybody knew the number of the floor they had parked on.',
          },
          {
            chosen: 'Enamel, screwed to the wall',
            rejected: 'Screens in the hall',
            why: 'A screen costs more in four years than all of the enamel, and shows the weather when it is bored.',
          },
        ],
      },
      {
        type: 'quote',
        text: 'In June a man asked me where he was. I pointed at the wall. He laughed, and so did I, and that was the last time.',
        author: 'Turid Hauge',
        role: 'at the desk since 1998',
      },
      {
        type: 'picture',
        image: picture('04'),
        imageAlt: 'Opened book with a drawing on the left page and a column of text on the right',
        caption: 'The handbook of the signs: all drawings, and no rule that needs two sentences.',
      },
      { type: 'heading', text: 'What is left to do' },
      {
        type: 'text',
        text: '<p>The old stair still leads nowhere. We left it without a sign: it is the best place in the house to read.</p>',
      },
    ],
  },
}
