import type { ExamplePage } from '../pages/example-page.ts'

const picture = (name: string) => `/examples/portfolio-v6-classic-profile/${name}.webp`

export const example: ExamplePage = {
  kind: 'study',
  slug: 'kettle-lab',
  of: { list: 'projects', index: 0 },
  content: {
    title: 'Kettle Lab: a physics lesson for eighteen euro',
    excerpt:
      'A box that turns any kettle into a laboratory. It has been dropped, boiled dry and lent to a cousin, and it still measures.',
    tags: ['Kit', 'Thermal physics', 'Open hardware'],
    cover: picture('01'),
    coverAlt: 'The white Kettle Lab box beside two tins labelled Salt and Zinc',
    blocks: [
      {
        type: 'summary',
        problem: 'One good thermometer for thirty pupils',
        role: 'Idea, electronics, lesson, and the first 60 boxes',
        team: 'Two colleagues and class 4B',
        period: '2020 to 2023, in the evenings',
        result: '1,200 boxes in 140 schools',
      },
      { type: 'heading', text: 'It had to survive 4B' },
      {
        type: 'text',
        text: '<p>The first version lasted eleven minutes. A pupil called Oisín used it to find out whether the box itself would boil, which was, to be fair, <em>an experiment</em>. So we wrote the list that every version since has had to pass:</p><ul><li>a fall from a bench, on its corner</li><li>ten minutes in a bag with a leaking bottle</li><li>thirty people who have not read the instructions</li></ul>',
      },
      { type: 'figure', value: '€18', label: 'for all the parts, spare sensor included' },
      { type: 'figure', value: '140', label: 'schools, from Inis Oírr to Wexford', source: 'Orders up to June 2023' },
      {
        type: 'row',
        pictures: [
          {
            image: picture('02'),
            imageAlt: 'Map of a bay with seven measuring stations and the tide at Spiddal pier',
            caption: 'The same sensor, seven times, in the sea: Tidewatch began with a Kettle Lab in a jam jar.',
          },
          {
            image: picture('03'),
            imageAlt: 'A visitor walks past a green panel and a print of tree rings',
            caption: 'Class 4B’s exhibition on slow things, with four boxes at work behind the wall.',
          },
        ],
      },
      {
        type: 'decisions',
        decisions: [
          {
            chosen: 'Two AA batteries',
            rejected: 'A cell that is charged by USB',
            why: 'A school has batteries in a drawer and no free sockets at all.',
          },
          {
            chosen: 'A number in large digits',
            rejected: 'An app',
            why: 'With an app one pupil measures and three look at a telephone. With a number, four argue.',
          },
        ],
      },
      {
        type: 'code',
        language: 'python',
        caption: 'What the micro:bit does, all of it',
        code: 'from microbit import *\n\nwhile True:\n    volts = pin0.read_analog() * 3.3 / 1023\n    celsius = (volts - 0.5) * 100  # TMP36\n    display.scroll(round(celsius), delay=80)\n    sleep(500)',
      },
      {
        type: 'quote',
        text: 'It was the first time that the graph was ours. We knew where every bump came from, because we had bumped it.',
        author: 'Aoife',
        role: 'class 4B, 2021',
      },
      {
        type: 'file',
        file: 'https://orlabrennan.example/kettle-lab-lesson.pdf',
        name: 'The lesson, with worksheets',
        description: '12 pages, in English and Irish',
      },
    ],
  },
}
