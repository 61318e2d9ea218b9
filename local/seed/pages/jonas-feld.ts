import type { PageContent } from '@vitrine/common/portfolio/pages/page-content'
import { pageMetadata } from '@vitrine/common/portfolio/pages/page-content'
import { ferryInGerman, slowNetworksInGerman, tidewaterInGerman } from '../translations/jonas-feld-pages-in-german.ts'
import { inOtherLanguage, type Texts } from '../translations/translated.ts'
import { cover, type DemoPage, image } from './demo-page.ts'

const inGerman = (content: PageContent, texts: Texts) => inOtherLanguage(content, pageMetadata(content), 'de', texts)

const ferry: DemoPage = {
  id: 'ferry',
  kind: 'study',
  slug: 'migrations-that-wait',
  createdAt: '2025-11-14T20:10:00Z',
  content: (placed) =>
    inGerman(
      {
        title: 'ferry: migrations that wait for a gap in traffic',
        excerpt:
          'A tool that changes a PostgreSQL database while people use it, and that would rather be late than in the way.',
        tags: ['Go', 'PostgreSQL', 'CLI'],
        item: 'projects/2',
        ...cover(placed, 'ferry', 'A terminal in which ferry plans and runs a database migration'),
        blocks: [
          {
            itemId: 'summary',
            type: 'summary',
            problem: 'One ALTER TABLE, and 340 sailors who saw a spinner',
            role: 'Author and maintainer',
            team: 'Two colleagues at Kaikante, then 31 contributors',
            period: '2023 to today',
            result: '41 seconds of migration, no blocked query',
          },
          { itemId: 'queue', type: 'heading', text: 'The queue behind the queue' },
          {
            itemId: 'lock',
            type: 'text',
            text: '<p>A migration that waits for a lock is harmless. What waits <em>behind</em> it is not: every query that comes later stands in the same line. On the second of May 2023 the line was 340 long, and at its head was a column called <strong>currency</strong>.</p><p>Adding a column takes PostgreSQL about four milliseconds. It needs the whole table for them, though, and that morning somebody’s report had been reading orders for eleven minutes. Our ALTER TABLE waited for the report. Each sailor who opened the berth list waited for our ALTER TABLE. Nothing was broken, no graph was red, and for eleven minutes nobody could see whether they had a place for the night. I know because I was one of them. I had the app in one hand and the tiller in the other, off Cuxhaven, and I thought it was the reception.</p><p>We had a checklist for migrations. It had fourteen points, and <em>look whether somebody is reading</em> was the ninth. I had looked, at eight. The report began at two minutes past.</p>',
          },
          { itemId: 'ask', type: 'heading', text: 'Ask, give up, ask again' },
          {
            itemId: 'ask-words',
            type: 'text',
            text: '<p>The first version of ferry was forty lines of shell and did one thing: it asked for the lock with a time limit, and when it did not get it, it went to sleep for a while. A ferry does the same at a lock with another ship in it. It does not hoot, and it does not lay itself across the canal.</p>',
          },
          {
            itemId: 'code',
            type: 'code',
            language: 'sql',
            caption: 'What ferry does instead: ask, give up, ask again',
            code: "SET lock_timeout = '80ms';\nBEGIN;\nLOCK TABLE orders IN ACCESS EXCLUSIVE MODE; -- nobody waits longer than this\nALTER TABLE orders ADD COLUMN currency text;\nCOMMIT;\n\n-- then, in batches that end before anybody notices\nUPDATE orders SET currency = 'EUR'\nWHERE id BETWEEN $1 AND $2 AND currency IS NULL;",
          },
          {
            itemId: 'batches',
            type: 'text',
            text: '<p>Changing the shape of a table is the smaller half. The larger is to fill it: 18.4 million rows that all want a currency. One UPDATE for all of them is one transaction of forty minutes, during which nothing can be cleaned up behind it. So ferry walks through the table by its primary key. It begins with a thousand rows and looks at the clock. If a batch took less than 50 milliseconds, the next is a quarter larger. If the replicas fall behind by more than 100, it stops and waits until they are there. Each batch is written down, so that it can go on after a restart, and nobody has to stay up to watch.</p><p>Then it verifies: the count, a checksum of each range, and that no row was written in between by a version of the program that does not know the column. Only after that does it drop what is old.</p>',
          },
          { itemId: 'blocked', type: 'figure', value: '0', label: 'blocked queries, in 1,900 migrations that told us' },
          {
            itemId: 'tries',
            type: 'figure',
            value: '4.3',
            label: 'tries until a gap is found, on average',
            source: 'Opt-in statistics, October 2025',
            sourceLink: 'https://jonasfeld.example/ferry-statistics',
          },
          { itemId: 'refused', type: 'heading', text: 'What it refuses to do' },
          {
            itemId: 'choices',
            type: 'decisions',
            decisions: [
              {
                itemId: 'timeout',
                chosen: 'Give up after 80 ms and try again',
                rejected: 'Wait for the lock',
                why: 'A migration has time. The people behind it do not.',
              },
              {
                itemId: 'down',
                chosen: 'A way back that is written before the way there',
                rejected: 'Restoring a backup',
                why: 'Nobody has ever restored a backup within the time that they said.',
              },
              {
                itemId: 'force',
                chosen: 'No flag that forces it',
                rejected: '--force, with a warning',
                why: 'There was one for a month. It was used at night, by people who had read the warning before.',
              },
            ],
          },
          {
            itemId: 'board',
            type: 'picture',
            ...image(placed, 'harbour', 'The harbour’s dashboard with berth load and waiting times'),
            caption: 'Where it had to work first: the board of a port that never closes.',
            width: 'wide',
          },
          {
            itemId: 'pilot',
            type: 'quote',
            text: 'I only noticed that they had moved the whole thing because my column had a name that I could read.',
            author: 'Imke Harms',
            role: 'harbour pilot, Port of Emden',
          },
          {
            itemId: 'end',
            type: 'text',
            text: '<p>The port was the real test. It has no night: ships come with the tide, and the tide is fifty minutes later each day, so that there is no hour at which one could announce anything. The first migration there needed thirty-one tries and was through at twenty past four on a Sunday. The log of it is on the wall of the office, because it is the dullest page that we have ever printed.</p><p>Today ferry has 31 contributors, of whom I have met nine. Most of what they bring are reasons to wait: a vacuum that is running, a replica in another town, a backup. I have accepted all of them. It has become slower with each version.</p>',
          },
        ],
      },
      ferryInGerman,
    ),
}

const tidewater: DemoPage = {
  id: 'tidewater',
  kind: 'study',
  slug: 'tidewater',
  createdAt: '2025-10-30T18:30:00Z',
  content: (placed) =>
    inGerman(
      {
        title: 'Tidewater: a route that knows when the water is there',
        excerpt: 'Charts show where it is deep. Sailors on a coast with tides need to know when.',
        tags: ['TypeScript', 'MapLibre', 'WebAssembly', 'PWA'],
        item: 'projects/0',
        ...cover(
          placed,
          'tidewater',
          'Tidewater’s map of an archipelago with routes between harbours and a tide curve',
        ),
        blocks: [
          {
            itemId: 'summary',
            type: 'summary',
            problem: 'A route that is right at ten and aground at noon',
            role: 'Everything but the tide model',
            team: 'Solveig Aas, hydrographer; nine boats that tested',
            period: 'Three winters, 2021 to 2024',
            result: '11,000 sailors in the summer of 2025, 96 % of routes computed offline',
          },
          { itemId: 'aground', type: 'heading', text: 'Four hours on a sandbank' },
          {
            itemId: 'aground-words',
            type: 'text',
            text: '<p>In August 2021 I sat on a sandbank south of Langeness for four hours, upright, in a boat that draws 1.1 metres. The route on my phone was a good route. It was drawn along the buoys, it had the right depth everywhere, and a footnote said that depths are those of the lowest water. I had gone when there was enough. I had not asked whether there would still be enough when I got to the narrow part, and neither had the program, because it did not know that I would need two hours to get there.</p><p>There is nothing to do on a sandbank but think. A chart is a map of places. On this coast a place is not enough: the same fifty metres are a road at nine, a puddle at eleven and a field at one, with people on it who look for worms. What I needed was a timetable.</p>',
          },
          { itemId: 'graph', type: 'heading', text: 'A timetable for water' },
          {
            itemId: 'graph-words',
            type: 'text',
            text: '<p>Tidewater cuts the fairways into pieces of about eighty metres. Each of them has a lowest depth, a direction in which the current pulls, and bridges, if there are any, with their clearance. The tide is a sum of waves, of which Solveig says that eleven are enough between Esbjerg and Den Helder. From these the depth of a piece at any minute of this year comes out of a multiplication.</p><p>The search is the one that every navigation system has, with one difference: the cost of a piece depends on when one arrives. It may be worth waiting. So each harbour and each anchorage is also a piece with a length of nothing and a cost of time, and the best route sometimes says: stay where you are until 13:40, have lunch.</p>',
          },
          {
            itemId: 'code',
            type: 'code',
            language: 'typescript',
            caption: 'The heart of it: a piece can be passed, or one waits, or there is no way',
            code: 'export function pass(piece: Piece, boat: Boat, arrival: Minutes): Minutes | null {\n  const start = firstMoment(piece, boat.draught + MARGIN, arrival) // null: not today\n  if (start === null || start - arrival > boat.patience) return null\n  const speed = boat.speed + along(piece.current, start)\n  return speed < 0.5 ? null : start + piece.length / speed\n}',
          },
          { itemId: 'speed', type: 'figure', value: '180 ms', label: 'for a day’s route, on a phone of 2018' },
          {
            itemId: 'size',
            type: 'figure',
            value: '14 MB',
            label: 'for the whole coast and all of its tides until 2030',
          },
          {
            itemId: 'offline',
            type: 'text',
            text: '<p>All of that runs on the phone. There is no reception where it is needed, and nobody’s route is anybody else’s business. The first version was plain TypeScript and took four seconds for a day, which is a long time with a tiller in the hand. The search is now 900 lines of Rust in WebAssembly. The rest stayed as it was: lists, forms and a map, in a page that can be put on the home screen and does not need a shop to be updated.</p>',
          },
          { itemId: 'red', type: 'heading', text: 'No green, no red' },
          {
            itemId: 'board',
            type: 'picture',
            ...image(placed, 'harbour', 'The harbour’s dashboard with berth load and waiting times'),
            caption: 'What we had learned at the harbour before: a number with its age is believed, a colour is not.',
            width: 'wide',
          },
          {
            itemId: 'choices',
            type: 'decisions',
            decisions: [
              {
                itemId: 'margin',
                chosen: 'The sailor says how much water is enough',
                rejected: 'A safe margin that we choose',
                why: 'We asked nine skippers. They said between 10 and 80 centimetres, and each was right for their boat.',
              },
              {
                itemId: 'colour',
                chosen: 'Depth as a number and a time, “1.9 m until 14:20”',
                rejected: 'Green and red pieces',
                why: 'Green was read as safe. It only meant that the model has not heard of today’s wind.',
              },
              {
                itemId: 'wind',
                chosen: 'No weather in the route',
                rejected: 'A forecast of the water level with the wind',
                why: 'It needs reception, and it is wrong by more than the margin. We show it beside the route, with its hour.',
              },
            ],
          },
          {
            itemId: 'skipper',
            type: 'quote',
            text: 'It told me to have lunch. I had lunch. Then there was water.',
            author: 'Gesa Petersen',
            role: 'skipper of the Maren, Husum',
          },
          {
            itemId: 'end',
            type: 'text',
            text: '<p>In the third summer somebody sat on the same sandbank and wrote to us, quite angrily. Her boat was set to a draught of 1.1 metres, as in the papers. It was 1.4 with the new motor, two children and the shopping. Since then Tidewater asks once a year, in April, whether the boat has become heavier. It is the only thing that it ever asks by itself.</p>',
          },
        ],
      },
      tidewaterInGerman,
    ),
}

const slowNetworks: DemoPage = {
  id: 'slow-networks',
  kind: 'article',
  slug: 'small-tools-for-slow-networks',
  createdAt: '2025-09-27T07:45:00Z',
  content: (placed) =>
    inGerman(
      {
        title: 'Small tools for slow networks',
        excerpt:
          'A checklist for software on trains, ferries and in the mountains, from somebody who sold tickets on one of them.',
        date: '2025-09-27',
        tags: ['Offline first', 'Talk'],
        ...cover(
          placed,
          'tidewater',
          'Tidewater’s map of an archipelago with routes between harbours and a tide curve',
        ),
        blocks: [
          {
            itemId: 'start',
            type: 'text',
            text: '<p>Between Dagebüll and Amrum there are two places with reception, and both are benches. I have stood there with a card reader in the rain, and I have read the word <em>loading</em> more often than any weather report.</p><p>I sold tickets on that line for three years before I wrote software. The reader had been made in an office with a mast on its roof. It asked a server for the price of a child’s ticket, which had been the same since 2004. When it got no answer it showed a wheel, and when the wheel had turned for a minute it forgot what I had typed. There were forty people behind the first one, and a gangway that goes up when the captain says so. So I wrote the tickets on a pad, and typed them in on the bench in the evening. The pad was the offline mode.</p><p>Everything that I know about slow networks I knew by the end of that summer. It took me another six years to notice that it was about software.</p>',
          },
          { itemId: 'slow', type: 'heading', text: 'Slow is worse than gone' },
          {
            itemId: 'slow-words',
            type: 'text',
            text: '<p>A phone without reception is honest. It says so in the corner, and programs believe it. The trouble is the network that is nearly there: one bar behind the dunes, the Wi-Fi of a train that is connected to a router that is connected to nothing. A request leaves, and there is neither an answer nor a refusal. Most programs wait thirty seconds for it, because that is what somebody wrote in a library in 1999, and then they try again three times. That is two minutes. The tunnel between Göttingen and Kassel is shorter than that, and the next one begins before it ends.</p><p>So do not ask whether there is a network. Ask how long the person in front of it would wait, and behave as if there were none after that. For a timetable I have measured it: four seconds, and two if it rains.</p>',
          },
          { itemId: 'list', type: 'heading', text: 'The checklist' },
          {
            itemId: 'checks',
            type: 'text',
            text: '<ol><li><strong>Write first, send later.</strong> What somebody typed is theirs before it is yours. It is on the device before the key is up again, and it leaves when it can.</li><li>Say what you know and how old it is. “12 min, as of 14:03” is a fact. A spinner is a rumour.</li><li>Everything that can be asked twice has to be safe to ask twice. Give each change a number where it is made, not where it arrives.</li><li>Send the small thing first. The name of the next stop is twelve bytes; the map of it is two megabytes, and people have eyes.</li><li>When two changed the same thing, show both. The later one is not the right one. It is the one whose tunnel was longer.</li><li>Test on the bench, not on the desk.</li></ol>',
          },
          {
            itemId: 'code',
            type: 'code',
            language: 'typescript',
            caption: 'Write first, send later',
            code: 'export async function keep(change: Change): Promise<void> {\n  await outbox.put({ ...change, id: crypto.randomUUID() }) // on the device, at once\n  void send().catch(() => undefined) // the next gap will do\n}',
          },
          {
            itemId: 'outbox',
            type: 'text',
            text: '<p>This is most of it, and it is four lines. The rest is an index, a timer, and the courage to write <em>kept</em> on the button in place of <em>sent</em>. In the first test with real people, two of seven asked what “kept” was supposed to mean. All seven asked what had happened when it said “sending” for longer than a breath. We stayed with kept.</p>',
          },
          {
            itemId: 'table',
            type: 'table',
            caption: 'What people wait, by what they hold in the other hand',
            rows: [
              { itemId: 'head', cells: ['Place', 'In the other hand', 'Gives up after'] },
              { itemId: 'desk', cells: ['Desk', 'Coffee', '9 s'] },
              { itemId: 'train', cells: ['Train', 'A bag', '6 s'] },
              { itemId: 'bench', cells: ['Bench at the pier', 'An umbrella', '2 s'] },
              { itemId: 'deck', cells: ['Deck', 'A rope', 'at once'] },
            ],
          },
          {
            itemId: 'quote',
            type: 'quote',
            text: 'The best offline feature is a timetable on paper. Be at least as good as that.',
            author: 'Wiebke',
            role: 'purser, Halligen Ferries',
          },
          { itemId: 'line', type: 'divider' },
          {
            itemId: 'end',
            type: 'text',
            text: '<p>How to test it: take the phone that you had two phones ago. Put it into flight mode and use your own program for a day, as if it were a pad. Then switch the network on for ten seconds each hour, at a time that you do not choose. I let a script do that, called <em>tide</em>. Whatever is lost on that day is a bug, also if it comes back the day after.</p><p>I gave this as a talk in Oslo, Porto and Leipzig. The slides fit on one sheet, which I hand out, because the projector in Porto had no reception either.</p>',
          },
        ],
      },
      slowNetworksInGerman,
    ),
}

export const jonasFeldPages: readonly DemoPage[] = [tidewater, ferry, slowNetworks]
