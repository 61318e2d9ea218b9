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
      { itemId: 'hill', type: 'heading', text: 'A walk home in March' },
      {
        itemId: 'brief',
        type: 'text',
        text: '<p>Hester’s brief was eleven words long: <em>everybody is awake, and everybody thinks they are the only one.</em> I had nine days, six inks and a format that is cut by three millimetres on the left. On the first morning I drew four beds and a moon, and disliked all of them before lunch. Every picture of somebody who cannot sleep shows one person, in the middle, with their eyes open. The issue was about the others.</p><p>That evening I missed the last bus and walked home through Totterdown at two in the morning. It is the steepest street in England with houses on it, so one sees all of the hill at once, roof above roof. I began to count windows to keep myself from counting steps. A kitchen with a blue television in it. A stairwell that somebody had forgotten. A bathroom, which went dark as I looked and came back. I wrote the number on my wrist because the pencil was in the other coat.</p>',
      },
      { itemId: 'lit', type: 'figure', value: '11', label: 'windows lit, of two hundred and six' },
      {
        itemId: 'sold',
        type: 'figure',
        value: '+38 %',
        label: 'single copies sold, against the issue before',
        source: 'The Quarterly, July 2025',
      },
      {
        itemId: 'drawn',
        type: 'text',
        text: '<p>The drawing took four days, most of them chimneys. I drew the hill at the size of the press, A2, so that a window is nine millimetres high and can be left out with a knife and a steady hand. The houses are stacked without perspective, as in the town maps of the fifteenth century: nobody is nearer than anybody else, and no roof hides a neighbour. There is one street, and it leads nowhere. Hester asked for a figure in it. I put one in, looked at it for an hour, and took it out: with somebody outside, all of the windows turn into places to go.</p>',
      },
      { itemId: 'light', type: 'heading', text: 'Light is what the paper does' },
      {
        itemId: 'paper',
        type: 'text',
        text: '<p>There is no yellow ink in the windows. They are the paper, left alone by six screens in a row: two blues, a plum, a brick, a grey and the varnish. If one of the six is a hair out of place, somebody’s light goes out. <strong>We lost three windows on the first proof</strong>, and moved the trap by a tenth of a millimetre.</p><p>The second proof was right and looked wrong. Eleven holes of the same cream are a pattern, and the eye reads patterns as decoration. Real rooms differ. So four of the eleven got one pass of the brick at ten per cent, which costs nothing, because the brick is on the press anyway. Two are half hidden by a curtain, which is the plum. One is cut to a slit: a door that is ajar. After that nobody at the table called them dots any more, and the printer, who does not say much, asked who lived behind the slit.</p>',
      },
      {
        itemId: 'garden',
        type: 'picture',
        ...image(placed, 'night-garden', 'Large dark leaves and coral flowers in front of a pale moon'),
        caption: 'An earlier night: the moon of the seed catalogue was the test for this one. It is paper, too.',
        width: 'wide',
      },
      { itemId: 'what', type: 'heading', text: 'What we argued about' },
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
          {
            itemId: 'title',
            chosen: 'The title in the sky, in the size of a window',
            rejected: 'A headline across the hill',
            why: 'A question at two in the morning is not asked loudly. The kiosk complained, and sold more of it.',
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
      {
        itemId: 'after',
        type: 'text',
        text: '<p>The issue was reprinted in May and again in July. Between the two we made a poster without the title, in the same six screens, and sold three hundred and forty of them from the studio’s door and by post. It paid for the second-hand press on which the next cover was proofed.</p><p>What I would do differently: count twice. A reader has written that there are twelve lit windows on the cover, and she is right. The twelfth is a slip of the knife behind the church. I have left it on the poster. Somebody will be up.</p>',
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
        text: '<p>A small press can put one colour on a sheet at a time. Each of them costs a screen, an hour, and a chance to get it wrong. So the first question about any picture of mine is not what is in it. It is how many times somebody will have to lift the frame.</p><p>I did not choose this. My first print was a calendar for the bicycle shop downstairs, and the man with the press said: six, because there are six hooks on my wall to dry the screens on. I had handed in a watercolour with what he counted as forty-one colours. He was not unfriendly about it. He put the drawing on the light table, laid a sheet of tracing paper on it and said: <em>show me the ones you mean.</em> It was nine. By the end of the afternoon it was six, and the calendar was better than the watercolour.</p><p>That was nine years ago. He has bought more hooks since, and I have kept the number.</p>',
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
      { itemId: 'two', type: 'heading', text: 'What two can do' },
      {
        itemId: 'two-words',
        type: 'text',
        text: '<p>Begin with two, always, even when six are paid for. With two inks there are four tones on the sheet: the paper, the one, the other, and both over each other. That is enough for near and far, for lit and unlit, and for one thing that is neither. If a picture does not work with these, it is the drawing that does not work, and the other four inks will only hide that until it hangs.</p><p>The valley above is the cover of a walking guide. In two inks one can read the whole route: where the path leaves the wood, which ridge is behind which, where one would sit down. What one cannot read is the hour. It could be noon. It was ten past six, and the reason to walk there is what the valley looks like at ten past six. So the other four were spent on that, and on nothing else.</p>',
      },
      { itemId: 'budget', type: 'heading', text: 'A budget for weather' },
      {
        itemId: 'rules',
        type: 'text',
        text: '<p>I write the budget down before I sharpen anything. It has three rules.</p><ol><li><strong>The paper is the first colour</strong>, and the cheapest. Decide what stays bare before you decide anything else.</li><li>Overprint before you add: blue on ochre is a green that nobody has to mix.</li><li>Spend the last ink on the air. Nobody will name it, and everybody will feel it.</li></ol><p>The third one took me longest. In the first guides the last ink went to what people point at: a red jacket, a boat. It was always the first thing one saw and the first thing one was tired of. Haze is the opposite. It is printed twice on this sheet, once at full strength and once through a screen of dots so coarse that one sees them from a hand’s breadth, and no one has ever asked me about it.</p>',
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
      { itemId: 'wrong', type: 'heading', text: 'Where it goes wrong' },
      {
        itemId: 'wrong-words',
        type: 'text',
        text: '<p>Skin goes wrong. A face has more tones than a mountain, and people know faces. For portraits I give four of the six to the face and let the coat share the other two with the wall. Water goes wrong if one draws it; it is better to leave it out and draw what stands at its edge upside down.</p><p>And greens go wrong in the afternoon. Teal over ochre is a spring green in the morning light of the studio and a bank’s carpet under a lamp. I now proof each sheet three times, at nine, at one, and at night in the kitchen, because that is where books are read.</p>',
      },
      {
        itemId: 'printer',
        type: 'quote',
        text: 'Nobody has ever brought a sheet back because there was a colour missing.',
        author: 'Col',
        role: 'printer, since before the hooks',
      },
      {
        itemId: 'end',
        type: 'text',
        text: '<p>People ask whether it is not a pity, with screens that show sixteen million colours. It is the other way round. With sixteen million I never know when I am done. With six, the sheet tells me: when the sixth is on, one cleans the frame and goes home.</p><p>I still draw with eleven pencils. But I know which five of them are lying.</p>',
      },
    ],
  }),
}

export const adaMarlowePages: readonly DemoPage[] = [whoIsStillUp, sixInks]
