import type { PageContent } from '@vitrine/common/portfolio/pages/page-content'
import { pageMetadata } from '@vitrine/common/portfolio/pages/page-content'
import { ferryInGerman, slowNetworksInGerman } from '../translations/jonas-feld-in-german.ts'
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
            text: '<p>A migration that waits for a lock is harmless. What waits <em>behind</em> it is not: every query that comes later stands in the same line. On the second of May 2023 the line was 340 long, and at its head was a column called <strong>currency</strong>.</p>',
          },
          {
            itemId: 'code',
            type: 'code',
            language: 'sql',
            caption: 'What ferry does instead: ask, give up, ask again',
            code: "SET lock_timeout = '80ms';\nBEGIN;\nLOCK TABLE orders IN ACCESS EXCLUSIVE MODE; -- nobody waits longer than this\nALTER TABLE orders ADD COLUMN currency text;\nCOMMIT;\n\n-- then, in batches that end before anybody notices\nUPDATE orders SET currency = 'EUR'\nWHERE id BETWEEN $1 AND $2 AND currency IS NULL;",
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
            ],
          },
          {
            itemId: 'board',
            type: 'picture',
            ...image(placed, 'harbour', 'The harbour’s dashboard with berth load and waiting times'),
            caption: 'Where it had to work first: the board of a port that never closes.',
            width: 'wide',
          },
        ],
      },
      ferryInGerman,
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
            text: '<p>Between Dagebüll and Amrum there are two places with reception, and both are benches. I have stood there with a card reader in the rain, and I have read the word <em>loading</em> more often than any weather report.</p>',
          },
          { itemId: 'list', type: 'heading', text: 'The checklist' },
          {
            itemId: 'checks',
            type: 'text',
            text: '<ol><li><strong>Write first, send later.</strong> What somebody typed is theirs before it is yours.</li><li>Say what you know and how old it is. “12 min, as of 14:03” is a fact. A spinner is a rumour.</li><li>Everything that can be asked twice has to be safe to ask twice.</li><li>Test on the bench, not on the desk.</li></ol>',
          },
          {
            itemId: 'code',
            type: 'code',
            language: 'typescript',
            caption: 'Write first, send later',
            code: 'export async function keep(change: Change): Promise<void> {\n  await outbox.put({ ...change, id: crypto.randomUUID() }) // on the device, at once\n  void send().catch(() => undefined) // the next gap will do\n}',
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
            text: '<p>The slides fit on one sheet, which I hand out, because the projector in Porto had no reception either.</p>',
          },
        ],
      },
      slowNetworksInGerman,
    ),
}

export const jonasFeldPages: readonly DemoPage[] = [ferry, slowNetworks]
