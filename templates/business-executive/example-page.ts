import type { ExamplePage } from '../pages/example-page.ts'

const picture = (name: string) => `/examples/business-executive/${name}.webp`

export const example: ExamplePage = {
  kind: 'article',
  slug: 'the-quarter-is-not-a-unit-of-time',
  of: { list: 'articles', index: 0 },
  content: {
    title: 'The quarter is not a unit of time',
    excerpt:
      'A viaduct is surveyed every six years and repaired every thirty. What a company learns when its oldest asset sets the calendar, and its shareholders agree to read it.',
    date: '2025-10-14',
    tags: ['Leadership', 'Capital'],
    cover: picture('lead'),
    coverAlt: 'A freight train crosses a stone viaduct above a misty valley at first light',
    blocks: [
      {
        type: 'text',
        text: '<p>Ribblehead has twenty-four arches. When I became responsible for nine of them, the file on my desk said that they had last been repointed in 1991, that they would need it again in 2021, and that nobody at the company had been in the room for either date.</p><p>I had come to present a quarter. The engineer who drove me there, a woman called Maureen Slack, let me talk until we stood under the third pier. Then she put her hand flat on the stone and said: <em>“She thinks in thirties.”</em></p>',
      },
      { type: 'heading', text: 'A calendar made of assets' },
      {
        type: 'text',
        text: '<p>We began to write down what each thing that we own takes as its unit. It was the most useful page of my working life. Wagons think in twelves. Rail thinks in forties, drivers in thirty-fives, customers in threes. <strong>Only the accounts think in quarters, and they own nothing.</strong></p>',
      },
      {
        type: 'table',
        caption: 'What Wrenfield owns, and how long it takes to change its mind',
        rows: [
          { cells: ['Asset', 'Unit, years', 'Last decided', 'Share of capital'] },
          { cells: ['Viaducts and tunnels', '30', '1991', '41 %'] },
          { cells: ['Rail and sleepers', '40', '2004', '22 %'] },
          { cells: ['Wagons', '12', '2019', '19 %'] },
          { cells: ['Drivers', '35', '2023', '11 %'] },
          { cells: ['Contracts', '3', '2024', '7 %'] },
        ],
      },
      {
        type: 'text',
        text: '<p>Weighted by capital, the company has a unit of twenty-eight years. A board that meets four times a year therefore meets about a hundred and twelve times before anything that it owns has turned over once. It is worth asking what the other hundred and eleven meetings are for.</p>',
      },
      {
        type: 'quote',
        text: 'Tell me what you will be sorry for in 2050. I can read the quarter myself.',
        author: 'Adelaide Wren',
        role: 'owner of a third of the shares, at her first general meeting',
      },
      { type: 'figure', value: '28 years', label: 'the unit of a railway, weighted by what it owns' },
      {
        type: 'figure',
        value: '£4.1 m',
        label: 'a year not spent on repairs that came too late',
        source: 'Annual report 2024, p. 31',
      },
      { type: 'heading', text: 'What patience costs' },
      {
        type: 'text',
        text: '<p>It is not free. For three years we paid no dividend on the viaducts’ share, and said so in one sentence on the first page. Two funds left. The families stayed, and one of them sent her grandson to spend a summer with Maureen Slack. He is an engineer now, and thinks in thirties.</p>',
      },
      {
        type: 'picture',
        image: picture('02'),
        imageAlt: 'A long boardroom table with empty chairs before tall windows',
        caption: 'The boardroom at Wrenfield. We meet here twice a year now, and under the viaduct twice.',
        width: 'wide',
      },
      { type: 'divider' },
      {
        type: 'text',
        text: '<p>If you chair anything, try the page. Two columns: what you own, and how long it takes to change its mind. Then put the next meeting where the answer is.</p>',
      },
    ],
  },
}
