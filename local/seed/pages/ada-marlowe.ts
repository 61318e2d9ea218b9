import { cover, type DemoPage, image } from './demo-page.ts'

const whoIsStillUp: DemoPage = {
  id: 'who-is-still-up',
  kind: 'study',
  slug: 'who-is-still-up',
  createdAt: '2025-11-02T18:20:00Z',
  content: (placed) => ({
    title: 'Who is still up?',
    excerpt: 'A cover for an issue about insomnia: one hill, two hundred windows, and the eleven that are lit.',
    tags: ['Editorial', 'Cover', 'Six inks'],
    item: 'gallery.images/1',
    ...cover(placed, 'night-town', 'A crowded hill town at night with a few lit windows under a full moon'),
    blocks: [
      {
        itemId: 'summary',
        type: 'summary',
        problem: 'A cover about not sleeping that is not a clock',
        role: 'Idea, drawing, separations',
        team: 'Hester Vane, art director of The Quarterly',
        period: 'Nine days in March 2025',
        result: 'Reprinted twice; the poster paid for the press',
      },
      {
        itemId: 'brief',
        type: 'text',
        text: '<p>Hester’s brief was eleven words long: <em>everybody is awake, and everybody thinks they are the only one.</em> I drew four beds and a moon, and disliked all of them before lunch.</p><p>Then I walked home through Totterdown at two in the morning and counted windows.</p>',
      },
      { itemId: 'lit', type: 'figure', value: '11', label: 'windows lit, of two hundred and six' },
      {
        itemId: 'sold',
        type: 'figure',
        value: '+38 %',
        label: 'single copies sold, against the issue before',
        source: 'The Quarterly, July 2025',
      },
      { itemId: 'light', type: 'heading', text: 'Light is what the paper does' },
      {
        itemId: 'paper',
        type: 'text',
        text: '<p>There is no yellow ink in the windows. They are the paper, left alone by six screens in a row. If one of the six is a hair out of place, somebody’s light goes out. <strong>We lost three windows on the first proof</strong>, and moved the trap by a tenth of a millimetre.</p>',
      },
      {
        itemId: 'garden',
        type: 'picture',
        ...image(placed, 'night-garden', 'Large dark leaves and coral flowers in front of a pale moon'),
        caption: 'An earlier night: the moon of the seed catalogue was the test for this one.',
        width: 'wide',
      },
      {
        itemId: 'choices',
        type: 'decisions',
        decisions: [
          {
            itemId: 'hill',
            chosen: 'A hill, with all of its windows',
            rejected: 'One bedroom',
            why: 'One lit room is lonely. Eleven among two hundred are company, which was the point of the issue.',
          },
          {
            itemId: 'blue',
            chosen: 'Two blues over each other',
            rejected: 'Black',
            why: 'Black ink is flat. Two blues are as dark, and the eye keeps looking for the edge of a roof.',
          },
        ],
      },
      {
        itemId: 'letter',
        type: 'quote',
        text: 'I have it above my bed. I am the fourth from the left.',
        author: 'a reader in Leeds',
        role: 'letter to the editor',
      },
    ],
  }),
}

const sixInks: DemoPage = {
  id: 'six-inks-or-fewer',
  kind: 'article',
  slug: 'six-inks-or-fewer',
  createdAt: '2025-10-12T09:05:00Z',
  content: (placed) => ({
    title: 'Six inks or fewer',
    excerpt: 'Why I count colours before I draw, and what two inks can do that six cannot.',
    date: '2025-10-12',
    tags: ['Printing', 'Colour'],
    ...cover(placed, 'fjord', 'Jagged mountains at sunset, mirrored as a strip of light on water'),
    blocks: [
      {
        itemId: 'start',
        type: 'text',
        text: '<p>A small press can put one colour on a sheet at a time. Each of them costs a screen, an hour, and a chance to get it wrong. So the first question about any picture of mine is not what is in it. It is how many times somebody will have to lift the frame.</p>',
      },
      {
        itemId: 'compare',
        type: 'comparison',
        before: placed('valley-two-inks').src,
        beforePath: placed('valley-two-inks').path,
        beforeAlt: 'The valley in two inks, grey on cream',
        beforeLabel: 'Two inks',
        after: placed('valley').src,
        afterPath: placed('valley').path,
        afterAlt: 'The valley in six inks, with morning haze between the ridges',
        afterLabel: 'Six inks',
        caption: 'The same drawing. The haze is the only thing that needs the other four.',
      },
      { itemId: 'budget', type: 'heading', text: 'A budget for weather' },
      {
        itemId: 'rules',
        type: 'text',
        text: '<ol><li><strong>The paper is the first colour</strong>, and the cheapest.</li><li>Overprint before you add: blue on ochre is a green that nobody has to mix.</li><li>Spend the last ink on the air. Nobody will name it, and everybody will feel it.</li></ol>',
      },
      {
        itemId: 'table',
        type: 'table',
        caption: 'What the inks of the walking guide were spent on',
        rows: [
          { itemId: 'head', cells: ['Ink', 'Used for', 'Share of the sheet'] },
          { itemId: 'cream', cells: ['Cream (paper)', 'Sky, path', '31 %'] },
          { itemId: 'ochre', cells: ['Ochre', 'Near ridge', '18 %'] },
          { itemId: 'teal', cells: ['Teal', 'Firs', '22 %'] },
          { itemId: 'rose', cells: ['Rose', 'Haze, twice', '29 %'] },
        ],
      },
      {
        itemId: 'end',
        type: 'text',
        text: '<p>I still draw with eleven pencils. But I know which five of them are lying.</p>',
      },
    ],
  }),
}

export const adaMarlowePages: readonly DemoPage[] = [whoIsStillUp, sixInks]
