import type { PortfolioContent } from '@vitrine/common/portfolio/content'
import { catalogue } from '@vitrine/templates/catalogue'
import { demoPictures } from '../../pictures/demo.ts'
import type { DemoPortfolio, Placed } from '../portfolio.ts'
import { homeInGerman } from '../translations/jonas-feld-in-german.ts'
import { inOtherLanguage } from '../translations/translated.ts'

type Project = NonNullable<PortfolioContent['projects']>[number]

const project = (placed: Placed, picture: string, imageAlt: string, facts: Project): Project => {
  const { src, path } = placed(picture)
  return { ...facts, image: src, imagePath: path, imageAlt }
}

const projects = (placed: Placed): Project[] => [
  project(placed, 'tidewater', 'Tidewater’s map of an archipelago with routes between harbours and a tide curve', {
    title: 'Tidewater',
    description:
      'Route planning for small boats that knows about tides, currents and bridge clearances. Runs offline on a phone; 11,000 sailors used it last summer.',
    tags: ['TypeScript', 'MapLibre', 'WebAssembly', 'PWA'],
    link: 'https://tidewater.example',
    repository: 'https://github.com/jonasfeld-example/tidewater',
  }),
  project(placed, 'lantern', 'Lantern’s live log view: a burst of errors over time and the lines behind it', {
    title: 'Lantern',
    description:
      'A log viewer for teams without a platform team: one binary, one folder of Parquet files, queries that come back before you look up.',
    tags: ['Rust', 'DataFusion', 'Svelte'],
    link: 'https://lantern-logs.example',
    repository: 'https://github.com/jonasfeld-example/lantern',
  }),
  project(placed, 'ferry', 'A terminal in which ferry plans and runs a database migration', {
    title: 'ferry',
    description:
      'Migrations for PostgreSQL that refuse to lock a hot table. Plans, runs in batches, verifies, and can always go back.',
    tags: ['Go', 'PostgreSQL', 'CLI'],
    repository: 'https://github.com/jonasfeld-example/ferry',
  }),
  project(placed, 'harbour', 'The harbour’s dashboard with berth load and waiting times', {
    title: 'Harbour Board',
    description:
      'The wall display of a container port: berths, tugs and weather on one calm screen. Replaced nine spreadsheets and a whiteboard.',
    tags: ['React', 'Kafka', 'Accessibility'],
  }),
  {
    title: 'Small Tools for Slow Networks',
    description:
      'A talk and a checklist about software on trains, ferries and in the mountains. Given in Oslo, Porto and Leipzig.',
    tags: ['Talk', 'Offline first'],
    link: 'https://jonasfeld.example/slow-networks',
  },
]

const content = (placed: Placed): PortfolioContent => ({
  meta: {
    languages: ['de'],
    title: 'Jonas Feld – maps, logs and offline software',
    description:
      'Jonas Feld builds software for places with poor reception: maps for sailors, tools for operators. Hamburg.',
  },
  hero: {
    name: 'Jonas Feld',
    titles: ['Full-stack developer', 'Maker of offline maps', 'Maintainer of ferry', 'Former deckhand'],
    tagline: 'Full-stack developer in Hamburg',
    summary:
      'I build software for places with poor reception: maps for sailors, boards for harbours, tools for the people on call. Ten years of it, three of them at sea.',
    location: 'Hamburg, Germany',
    resumeLink: 'https://jonasfeld.example/jonas-feld-resume.pdf',
    profileImage: placed('portrait').src,
    profileImagePath: placed('portrait').path,
    profileImageAlt: 'Illustrated portrait of Jonas Feld, bearded, in a blue jacket',
  },
  about: {
    bio: [
      '<p>Before I wrote software I worked on a ferry, where a wrong number on a screen is a wet shoe at best. I still design that way: <strong>show less, be right, survive the tunnel.</strong></p>',
      '<p>I like problems with an edge in the real world, data that fits on one machine, and teams that read each other’s drafts. When the wind is good I am not at my desk.</p>',
    ].join(''),
    skills: [
      'TypeScript',
      'Rust',
      'Go',
      'React',
      'PostgreSQL',
      'MapLibre',
      'WebAssembly',
      'SQLite',
      'Kafka',
      'Service workers',
      'Accessibility',
      'Technical writing',
    ],
  },
  work: [
    {
      position: 'Lead developer',
      company: 'Kaikante',
      duration: '2022 – today',
      location: 'Hamburg',
      link: 'https://kaikante.example',
      description: [
        'Lead a team of five that builds planning software for three North Sea ports.',
        'Cut the waiting time of a container ship from 51 to 12 minutes by showing pilots and tugs the same plan.',
        'Brought every screen to WCAG 2.2 AA, gloves and sunlight included.',
      ],
    },
    {
      position: 'Senior frontend engineer',
      company: 'Meridian Maps',
      duration: '2019 – 2022',
      location: 'Copenhagen',
      link: 'https://meridianmaps.example',
      description: [
        'Moved tile rendering into WebAssembly; a phone from 2016 now pans at 60 frames a second.',
        'Designed the offline format that 40 apps use today, with a specification others could implement.',
      ],
    },
    {
      position: 'Web developer',
      company: 'Studio Nordlicht',
      duration: '2016 – 2019',
      location: 'Kiel',
      description: ['Built forty sites for museums, theatres and one lighthouse. Most still load in under a second.'],
    },
    {
      position: 'Deckhand',
      company: 'Halligen Ferries',
      duration: '2013 – 2016',
      location: 'North Sea',
      description: ['Ropes, tickets, weather, and a spreadsheet for the timetable that got out of hand.'],
    },
  ],
  projects: projects(placed),
  contact: {
    headline: 'Software that has to work out there?',
    note: 'From March I have two days a week for projects on the water, in the mountains or on the rails. Write me what goes wrong today.',
    email: 'jonas@jonasfeld.example',
    social: {
      github: 'https://github.com/jonasfeld-example',
      linkedin: 'https://www.linkedin.com/in/jonasfeld-example',
      website: 'https://jonasfeld.example',
    },
  },
})

export const jonasFeld: DemoPortfolio = {
  id: 'demo-jonas-feld',
  ownerId: 'demo-jonas',
  name: 'Jonas Feld, software',
  templateId: 'developer-pro',
  username: 'jonas-feld',
  design: { primaryColor: '#5CC8FF', secondaryColor: '#F4B860', background: 'bold' },
  hidden: [],
  createdAt: '2025-08-19T19:30:00Z',
  updatedAt: '2025-11-20T21:15:00Z',
  pictures: demoPictures['jonas-feld'],
  content: (placed) => inOtherLanguage(content(placed), catalogue['developer-pro'].metadata, 'de', homeInGerman),
}
