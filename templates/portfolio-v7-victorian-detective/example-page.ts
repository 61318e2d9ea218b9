import type { ExamplePage } from '../pages/example-page.ts'

const picture = (name: string) => `/examples/portfolio-v7-victorian-detective/${name}.webp`

export const example: ExamplePage = {
  kind: 'study',
  slug: 'the-clockmakers-will',
  of: { list: 'projects', index: 0 },
  content: {
    title: 'The clockmaker’s will',
    excerpt:
      'A testament of 2011, a typeface of 2016, and a solicitor who remembered everything except the year. How a document tells its age.',
    tags: ['Document dating', 'Metadata', 'Sheriff Court'],
    cover: picture('01'),
    coverAlt: 'A brass pocket watch on a chain beside a folded letter with a red seal',
    blocks: [
      {
        type: 'summary',
        problem: 'Two wills, one workshop, and one of the papers was lying',
        role: 'Examiner for the court',
        team: 'With Mr Finch, and a type founder in Leipzig',
        period: 'Five weeks in the spring of 2024',
        result: 'The younger will was older than its own letters',
      },
      { type: 'heading', text: 'What the paper said' },
      {
        type: 'text',
        text: '<p>It said the ninth of March 2011, in a clear hand, above the names of two witnesses who had since died. The file on the solicitor’s computer agreed: created 9 March, never changed. <strong>A file that was never changed is the first thing I distrust.</strong></p>',
      },
      {
        type: 'picture',
        image: picture('03'),
        imageAlt: 'A magnifying glass over a page of handwriting, one word of it in focus',
        caption: 'Exhibit 4: the second witness. Her hand is her own, and two years too steady.',
        width: 'wide',
      },
      { type: 'heading', text: 'What the letters said' },
      {
        type: 'text',
        text: '<p>The lower-case g had an ear. In the release of that typeface which was sold until 2016 it has none. I wrote to the foundry; they sent me the drawing, the date on which it was approved, and their condolences.</p>',
      },
      {
        type: 'figure',
        value: '5 years',
        label: 'by which the letters were younger than the will that they spell',
        source: 'Production 7/12',
      },
      {
        type: 'table',
        caption: 'The hours of the file, as the disk remembered them',
        rows: [
          { cells: ['Event', 'According to the file', 'According to the disk'] },
          { cells: ['Created', '9 March 2011, 10:02', '14 August 2019, 23:41'] },
          { cells: ['Printed', '9 March 2011, 10:40', '15 August 2019, 00:12'] },
          { cells: ['Clock set back', '—', '14 August 2019, 23:38'] },
        ],
      },
      {
        type: 'quote',
        text: 'I put it to you, madam, that an ear is a small thing. — It is, my lord. So is a date.',
        author: 'Transcript',
        role: 'day 3',
      },
      {
        type: 'decisions',
        decisions: [
          {
            chosen: 'The typeface as the first ground',
            rejected: 'The journal of the disk',
            why: 'A jury can see an ear with its own eyes. A journal has to be believed.',
          },
        ],
      },
      { type: 'divider' },
      {
        type: 'text',
        text: '<p>The workshop went to the nephew who can repair a clock. The solicitor went abroad. The letter g hangs framed above my desk, and I have not trusted a smooth one since.</p>',
      },
    ],
  },
}
