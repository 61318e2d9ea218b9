import type { PortfolioContent } from '@vitrine/common/portfolio/content'

const picture = (name: string) => `/examples/business-executive/${name}.webp`
const essay = (slug: string) => `https://julianadomako.example/essays/${slug}`

export const example: PortfolioContent = {
  meta: {
    description:
      'Julian Adomako chairs companies that plan in decades, and writes about succession, boards and patient capital.',
  },
  hero: {
    name: 'Julian Adomako',
    tagline: 'Essays on running companies that are meant to last',
    avatar: picture('portrait'),
    avatarAlt: 'Portrait of Julian Adomako',
    title: 'Chair of Wrenfield Rail, senior fellow at the Alder Institute',
    location: 'Bristol and Accra',
    bio: [
      '<p>I ran a freight railway for eleven years, first to keep it alive and then to make it dull in the best sense. Today I chair two family-owned companies and teach one seminar on succession.</p>',
      '<p>My book <em>The Long Timetable</em> is about owners who wait, and what their managers do meanwhile.</p>',
    ].join(''),
  },
  articles: [
    {
      title: 'The quarter is not a unit of time',
      link: essay('the-quarter'),
      featured: true,
      category: 'Leadership',
      date: '2025-10-14',
      readTime: '9 min read',
      excerpt:
        'A viaduct is surveyed every six years and repaired every thirty. What a company learns when its oldest asset sets the calendar, and its shareholders agree to read it.',
      cover: picture('lead'),
      coverAlt: 'A freight train crosses a stone viaduct above a misty valley at first light',
    },
    {
      title: 'What the night shift knows',
      link: essay('night-shift'),
      category: 'Operations',
      date: '2025-09-22',
      readTime: '7 min read',
      excerpt: 'Three nights at the container terminal, and a list of forty repairs that no report had ever asked for.',
      cover: picture('01'),
      coverAlt: 'Cranes of a container port against an evening sky',
    },
    {
      title: 'Succession is a verb',
      link: essay('succession'),
      category: 'Governance',
      date: '2025-08-30',
      readTime: '11 min read',
      excerpt: 'The best handover I have seen took nine years. Nobody announced it, and nobody was surprised.',
      cover: picture('02'),
      coverAlt: 'A long boardroom table with empty chairs before tall windows',
    },
    {
      title: 'Hire the person who will tell you no',
      link: essay('tell-you-no'),
      category: 'Leadership',
      date: '2025-07-11',
      readTime: '5 min read',
      excerpt:
        'Agreement is cheap and arrives early. I now ask every finalist to find the weakest page of our strategy, and I hire from the answers.',
      tags: ['Hiring', 'Dissent'],
    },
    {
      title: 'The price of a patient shareholder',
      link: essay('patient-shareholder'),
      category: 'Capital',
      date: '2025-06-03',
      readTime: '8 min read',
      excerpt:
        'Patience is not free, and it should not be. Four families tell what they gave up for it, and what they would not sell at any multiple.',
      tags: ['Family ownership', 'Dividends'],
    },
    {
      title: 'A board paper in four pages',
      link: essay('four-pages'),
      category: 'Governance',
      date: '2025-04-17',
      readTime: '4 min read',
      excerpt: 'One for the decision, one for the doubt, one for the numbers, and one left blank for the meeting.',
      cover: picture('03'),
      coverAlt: 'Four sheets of paper, a fountain pen and a cup of coffee on a dark desk',
    },
    {
      title: 'Slow floors, fast stairs',
      link: essay('slow-floors'),
      category: 'Operations',
      date: '2025-02-26',
      readTime: '6 min read',
      excerpt: 'Why we moved the timetable office next to the canteen, and what it did for delays within a month.',
      cover: picture('04'),
      coverAlt: 'A spiral staircase seen from above',
    },
  ],
  press: [
    { name: 'The Meridian Review', url: 'https://meridianreview.example/interviews/julian-adomako' },
    { name: 'Harbour & Rail', url: 'https://harbourandrail.example/the-patient-chair' },
    { name: 'Ledger', url: 'https://ledger.example/podcast/114' },
    { name: 'Accra Business Daily', url: 'https://accrabusinessdaily.example/adomako' },
    { name: 'Nordlys', url: 'https://nordlys.example/samtale' },
    { name: 'Boardroom Quarterly', url: 'https://boardroomquarterly.example/succession' },
  ],
  about: { mediaKit: 'https://julianadomako.example/media-kit.zip' },
  newsletter: {
    title: 'The patient letter',
    description:
      'On the first Sunday of the month: one decision from the archive of a company that is older than its country, and what became of it.',
  },
  cta: {
    headline: 'A talk for people who plan in decades',
    subtext:
      'I give eight keynotes a year, and a half-day workshop on succession for boards. Dates for the spring are open until the end of January.',
    buttonText: 'Ask for a date',
    href: 'mailto:office@julianadomako.example?subject=Speaking%20request',
  },
  contact: {
    email: 'office@julianadomako.example',
    note: 'Ama Osei runs the office in Bristol and answers within two working days.',
    social: {
      linkedin: 'https://www.linkedin.com/in/julianadomako-example',
      twitter: 'https://x.com/jadomako_example',
      website: 'https://julianadomako.example',
    },
  },
}
