import { cover, type DemoPage, image } from './demo-page.ts'

const formTea: DemoPage = {
  id: 'form-tea',
  kind: 'study',
  slug: 'a-tin-that-closes',
  createdAt: '2025-11-08T11:40:00Z',
  content: (placed, filed) => ({
    title: 'A tin that closes',
    excerpt:
      'Boxes and tins for a tea merchant who sells four teas, and wanted each of them opened twice a day for a year.',
    tags: ['Packaging', 'Tin', 'Series of 4,000'],
    item: 'gallery.images/3',
    ...cover(placed, 'tea', 'A box printed with quarter discs beside a red tin and a small dark one'),
    blocks: [
      {
        itemId: 'summary',
        type: 'summary',
        problem: 'A lid that everybody left open, and tea that tasted of the cupboard',
        role: 'Form, print, and the hinge',
        team: 'Beatrix with a tinsmith; Ada with a printer',
        period: 'Spring to autumn 2024',
        result: 'No complaint in a year, and three orders for empty tins',
      },
      {
        itemId: 'sound',
        type: 'text',
        text: '<p>Our father said that a lid is finished when you can hear it. We made nineteen. Fourteen closed, five of them said so, and one said it <em>quietly enough for seven in the morning.</em></p>',
      },
      {
        itemId: 'film',
        type: 'media',
        kind: 'video',
        title: 'The hinge',
        mediaPath: filed('film').path,
        mediaFacts: filed('film').facts,
        captionsPath: filed('captions').path,
        captionsFacts: filed('captions').facts,
        poster: placed('hinge').src,
        posterPath: placed('hinge').path,
        caption: 'The fourteenth lid, twice. It falls the last two centimetres by itself.',
      },
      {
        itemId: 'lids-heard',
        type: 'media',
        kind: 'audio',
        title: 'Five lids, the one we kept last',
        mediaPath: filed('lids').path,
        mediaFacts: filed('lids').facts,
        caption: 'Recorded at the kitchen table.',
      },
      { itemId: 'force', type: 'figure', value: '3.2 N', label: 'to close it: a thumb, not a hand' },
      { itemId: 'lids', type: 'figure', value: '19', label: 'lids, of which one is in your kitchen' },
      {
        itemId: 'row',
        type: 'row',
        pictures: [
          {
            itemId: 'one',
            ...image(placed, 'breakfast', 'A blue-dipped jug, a blue cup and a bowl of fruit on a wooden table'),
            caption: 'Tested at breakfast, for six weeks.',
          },
          {
            itemId: 'two',
            ...image(placed, 'sign', 'A round green enamel sign with a white vessel on a brick wall'),
            caption: 'The enamel is from the same works as our sign.',
          },
        ],
      },
      {
        itemId: 'choices',
        type: 'decisions',
        decisions: [
          {
            itemId: 'hinge',
            chosen: 'A hinge, folded from the lid itself',
            rejected: 'A loose lid with a tight rim',
            why: 'A loose lid is put down. What is put down is picked up later, or not.',
          },
        ],
      },
      {
        itemId: 'quote',
        type: 'quote',
        text: 'Customers send the tins back to have them filled. I had not planned for that, and I am not complaining.',
        author: 'Jun Abara',
        role: 'Form, tea merchants',
      },
      {
        itemId: 'plan',
        type: 'file',
        name: 'The box, laid flat',
        filePath: filed('plan').path,
        fileFacts: filed('plan').facts,
        description: 'For two tins; print it and fold one',
      },
    ],
  }),
}

export const marloweStudioPages: readonly DemoPage[] = [formTea]
