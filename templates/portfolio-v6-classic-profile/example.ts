import type { PortfolioContent } from '@vitrine/common/portfolio/content'

const pictures = '/examples/portfolio-v6-classic-profile'

export const example: PortfolioContent = {
  meta: {
    description:
      'Orla Brennan teaches physics in Galway and builds the kit her lessons need: sensors, boxes and exhibitions for schools.',
  },
  hero: {
    name: 'Orla Brennan',
    title: 'Physics teacher and maker of classroom kit',
    location: 'Galway, Ireland',
    tagline: 'I teach physics by the sea, and build the kit it takes.',
    summary:
      'Eleven years in front of a class taught me that most pupils understand what they have held in their hands. So I spend my evenings at the bench, making things that survive a room of fifteen-year-olds.',
    resumeLink: 'https://orlabrennan.example/orla-brennan-cv.pdf',
    profileImage: `${pictures}/portrait.webp`,
    profileImageAlt: 'Portrait of Orla Brennan, smiling, in round glasses and a green shirt',
  },
  about: {
    bio: [
      '<p>I grew up in Spiddal, where my father repaired outboard engines and I was allowed to hold the torch. I studied physics to find out why they never started in the rain, and became a teacher because explaining it turned out to be the better part.</p>',
      '<p>Today I teach at Coláiste na Trá three days a week. On the other two I design <strong>low-cost science kit</strong> with other schools: parts for under twenty euro, instructions in English and Irish, and <em>nothing</em> that needs an account to work.</p>',
    ].join(''),
    services: [
      'Workshops for science teachers',
      'Kit for a lesson that has none',
      'Exhibitions that pupils build',
      'Reviews of teaching material',
    ],
  },
  education: [
    {
      period: '2012 – 2014',
      degree: 'Professional Master of Education',
      school: 'University of Limerick',
      location: 'Castletroy',
      highlights: [
        'Dissertation on how pupils read graphs of motion, later a column in a teachers’ journal',
        'Placement at a school of 94 pupils on Inis Oírr',
      ],
    },
    {
      period: '2008 – 2012',
      degree: 'BSc Physics with Oceanography, first class',
      school: 'University of Galway',
      highlights: ['Summer on the research vessel Celtic Voyager, calibrating salinity probes'],
    },
  ],
  experience: [
    {
      title: 'Physics teacher, head of science',
      org: 'Coláiste na Trá, Galway',
      period: '2017 – today',
      summary: 'Five classes, a laboratory from 1974 and a team of six.',
      bullets: [
        'Girls taking physics for the Leaving Certificate rose from 9 to 31 in six years.',
        'Turned a boiler room into a workshop; it is open on Thursdays and always full.',
      ],
    },
    {
      title: 'Kit designer, freelance',
      org: 'Slipway Workshop',
      period: '2019 – today',
      summary: 'Design, small series and teachers’ notes for schools, libraries and two museums.',
      bullets: ['1,200 boxes in 140 schools; spare parts sent free for five years.'],
    },
    {
      title: 'Physics and maths teacher',
      org: 'St Enda’s Community School, Limerick',
      period: '2014 – 2017',
      summary: 'Started the coding club with four pupils and eleven borrowed laptops.',
    },
  ],
  skills: {
    items: [
      { name: 'Explaining one thing three ways', level: 96 },
      { name: 'Curriculum design', level: 90 },
      { name: 'Arduino and micro:bit', level: 88 },
      { name: 'Python', level: 80 },
      { name: 'Hand tools and laser cutter', level: 76 },
      { name: 'Irish', level: 85 },
      { name: 'Statistics in R', level: 62 },
      { name: 'Filming a demonstration', level: 55 },
    ],
  },
  projects: [
    {
      title: 'Kettle Lab',
      category: 'Kit',
      period: '2023 – today',
      description: 'Forty experiments in heat and electricity with a kettle, two tins and what every kitchen has.',
      bullets: ['Under €18 a box', 'Notes in English and Irish'],
      link: 'https://kettlelab.example',
      image: `${pictures}/01.webp`,
      imageAlt: 'The white Kettle Lab box beside two tins labelled Salt and Zinc',
    },
    {
      title: 'Tidewatch',
      category: 'Network',
      period: '2021 – today',
      description:
        'Seven schools measure the tide in Galway Bay with sensors their pupils soldered. The harbour master uses the numbers.',
      bullets: ['3 million readings, open to all'],
      link: 'https://tidewatch.example',
      image: `${pictures}/02.webp`,
      imageAlt: 'Map of a bay with seven measuring stations and the tide at Spiddal pier',
    },
    {
      title: 'Old Trees',
      category: 'Exhibition',
      period: '2022',
      description:
        'A storm felled nine oaks beside the school. A second-year class counted the rings and told the parish its history.',
      bullets: ['Galway City Museum, eleven weeks'],
      image: `${pictures}/03.webp`,
      imageAlt: 'A visitor walks past a green panel reading Old trees and a print of tree rings',
    },
    {
      title: 'Lights Down',
      category: 'Campaign',
      period: '2020',
      description:
        'For one week in November a town switched off what it did not need, and 600 children learned to find Cassiopeia.',
      link: 'https://lightsdown.example',
      image: `${pictures}/04.webp`,
      imageAlt: 'A town at night with a few lit windows under the moon and stars',
    },
  ],
  contact: {
    headline: 'Come and say hello',
    note: 'Write to me if you teach, if you run a library or a museum, or if something in your lab has stopped working. I answer on Mondays and Fridays.',
    email: 'orla@orlabrennan.example',
    phone: '+353 20 912 0147',
    address: 'Slipway Workshop, Sea Road, Galway',
    social: {
      website: 'https://orlabrennan.example',
      linkedin: 'https://www.linkedin.com/in/orlabrennan-example',
      github: 'https://github.com/orlabrennan-example',
      instagram: 'https://www.instagram.com/orlabrennan.example',
    },
  },
}
