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
      { itemId: 'brief', type: 'heading', text: 'Open twice a day, for a year' },
      {
        itemId: 'sound',
        type: 'text',
        text: '<p>Jun Abara sells four teas. He came to us in February 2024 with a bag of returned tins and put them on the table, one by one. They were good tins, from a good works, with a lid that fits so tightly that one needs a coin. <em>This is the complaint,</em> he said: of forty-one customers whom he had asked, thirty kept the lid beside the tin, and the tea tasted of what stood next to it. One tasted of curry.</p><p>So the brief was not a nicer tin. It was a lid that somebody closes at seven in the morning, with one hand, before they have had any tea. We asked for six weeks to make lids and nothing else, and Jun gave us eight.</p><p>Our father, who repaired clocks, said that a lid is finished when you can hear it. We made nineteen, of brass sheet, of card, and one of a sardine tin. Fourteen closed, five of them said so, and one said it <em>quietly enough for seven in the morning.</em></p>',
      },
      { itemId: 'nineteen', type: 'heading', text: 'Nineteen lids' },
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
      {
        itemId: 'hinge-words',
        type: 'text',
        text: '<p>The fourteenth is folded from the lid itself: two tongues, bent round a wire of 1.2 millimetres that is also the rim. There is no part to lose and nothing to solder. What makes it close is a mistake. In the tenth, the wire was bent by hand and stood half a millimetre too far back, so that the lid tipped over its own edge and fell. Beatrix wanted to correct it. Terry, the tinsmith, let it fall four times and said that he would charge extra for that in a clock.</p><p>We spent a month on making the mistake the same each time. The wire now comes bent, the tongues are cut by one tool, and the lid falls the last two centimetres by its own weight. The sound is the rim meeting a bead of tin, one tenth thick. Without the bead it is a clap. With two tenths one hears nothing, and people press again to be sure.</p>',
      },
      { itemId: 'force', type: 'figure', value: '3.2 N', label: 'to open it: a thumb, not a hand' },
      { itemId: 'lids', type: 'figure', value: '19', label: 'lids, of which one is in your kitchen' },
      { itemId: 'kitchen', type: 'heading', text: 'Six weeks at breakfast' },
      {
        itemId: 'kitchen-words',
        type: 'text',
        text: '<p>A tin that works in a workshop has only met people who like tins. We gave twelve of them to twelve kitchens, with a strip of paper inside the lid that darkens in the light. After six weeks one could read off it how long each had stood open. Eleven strips were pale. The twelfth was black: its owner has arthritis, and the edge was too sharp for her thumb. The front of the lid has had a rolled lip since then, 4 millimetres wide, and hers was the first that we replaced.</p><p>The print is Ada’s. The quarter discs are four cups, seen from above, and turn by a quarter from tea to tea, so that the shelf shows which one is missing. They are two colours on the bare metal, baked at 160 °C, and they stop before the hinge: paint cracks where tin is bent.</p>',
      },
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
      { itemId: 'kept', type: 'heading', text: 'What we left out' },
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
          {
            itemId: 'bead',
            chosen: 'A bead of tin that clicks',
            rejected: 'A rubber seal',
            why: 'A seal is tighter on the first day. After a year it smells of rubber, and so does a white tea.',
          },
          {
            itemId: 'window',
            chosen: 'No window',
            rejected: 'A window to show how much is left',
            why: 'Light is what spoils tea after air. One can lift the tin, it weighs what is in it.',
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
        itemId: 'now',
        type: 'text',
        text: '<p>Four thousand were made in September 2024, and four thousand more this spring. Three of the first came back, all with a dent from the post, and we have beaten them out. The works has since asked whether it may use the hinge for a mustard. It may, if it keeps the bead.</p>',
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
