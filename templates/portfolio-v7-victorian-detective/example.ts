import type { PortfolioContent } from '@vitrine/common/portfolio/content'

const pictures = '/examples/portfolio-v7-victorian-detective'

export const example: PortfolioContent = {
  meta: {
    description:
      'Cordelia Ashworth, digital forensics examiner in Edinburgh: recovers deleted evidence for courts, insurers and newspapers.',
  },
  nav: {
    showMobileMenu: true,
    items: [
      { label: 'Record', href: '#experience' },
      { label: 'Methods', href: '#skills' },
      { label: 'Cases', href: '#projects' },
      { label: 'Warrants', href: '#certifications' },
      { label: 'In print', href: '#publications' },
      { label: 'Send word', href: '#contact' },
    ],
  },
  hero: {
    name: 'Cordelia Ashworth',
    titles: ['Digital forensics examiner', 'Expert witness to the High Court', 'Finder of deleted things'],
    location: 'Edinburgh, Scotland',
    phone: '+44 131 496 0147',
    summary: [
      'I read machines for a living. When a payroll empties overnight, or a will turns up with the wrong date, I am handed the disk, the telephone or the server, and I find out what it remembers.',
      'In sixteen years I have given evidence in 41 trials. Two of my findings were overturned; they taught me more than the rest. I work for courts, insurers and newspapers, and for nobody who asks me to look away.',
    ].join('\n\n'),
    profileImage: `${pictures}/portrait.webp`,
    profileImageAlt: 'Portrait of Cordelia Ashworth, hair pinned up, in a dark jacket',
    emailLink: 'cordelia@ashworth-examiner.example',
    resumeLink: 'https://ashworth-examiner.example/curriculum-vitae.pdf',
  },
  experience: [
    {
      title: 'Independent examiner and partner',
      org: 'Ashworth & Finch, Edinburgh',
      period: '2018 – today',
      summary:
        'A practice of four, two of them former police. We take about thirty instructions a year and decline as many.',
      bullets: [
        'Rebuilt eleven months of erased ledgers for the liquidators of a whisky broker; £6.2 million came back to 340 casks’ owners.',
        'Wrote the protocol by which three Scottish papers now receive leaked material.',
      ],
    },
    {
      title: 'Senior forensic analyst',
      org: 'Lothian Cybercrime Laboratory',
      period: '2013 – 2018',
      summary: 'Led the bench for mobile devices through 1,900 exhibits without one lost from the chain of custody.',
      bullets: [
        'Cut the queue for examinations from nine months to seven weeks.',
        'Trained 26 officers to seize a telephone without switching it off.',
      ],
    },
    {
      title: 'Incident investigator',
      org: 'Corrigan Marine Insurance, Leith',
      period: '2009 – 2013',
      summary: 'Read voyage recorders and loading computers after collisions and fires, from Rotterdam to Valparaíso.',
    },
  ],
  skills: {
    categories: [
      {
        name: 'Disks & memory',
        icon: 'magnifier',
        items: ['NTFS, APFS, ext4', 'Volatility', 'Carving', 'Flash and chip-off'],
      },
      {
        name: 'Telephones',
        icon: 'key',
        items: ['iOS and Android extraction', 'SQLite archaeology', 'Call records', 'Cell-site maps'],
      },
      {
        name: 'Paper & pixels',
        icon: 'quill',
        items: ['Document dating', 'Metadata', 'Image provenance', 'Printer steganography'],
      },
      { name: 'Networks', icon: 'network', items: ['Packet captures', 'Zeek', 'Log timelines', 'Cloud audit trails'] },
      { name: 'Engines', icon: 'gear', items: ['Python', 'Rust', 'Plaso', 'PostgreSQL'] },
      {
        name: 'The witness box',
        icon: 'scales',
        items: ['Plain reports', 'Cross-examination', 'Joint statements', 'Scots and English procedure'],
      },
    ],
  },
  education: [
    {
      period: '2008 – 2009',
      degree: 'MSc Forensic Computing, with distinction',
      school: 'University of Dundee',
      location: 'Dundee',
      highlights: ['Dissertation: what a voyage recorder keeps after 300 °C'],
    },
    {
      period: '2004 – 2008',
      degree: 'BA Mathematics and History',
      school: 'University of Glasgow',
      location: 'Glasgow',
      highlights: ['Catalogued the letters of an insolvent shipyard, and found the reason'],
    },
  ],
  projects: [
    {
      title: 'The clockmaker’s will',
      category: 'Document dating',
      period: '2024',
      description: 'A will dated 2011 left a workshop to the wrong nephew. Its font had been published in 2016.',
      bullets: ['Sheriff Court, Perth: will set aside'],
      tags: ['Typography', 'Metadata'],
      image: `${pictures}/01.webp`,
      imageAlt: 'A brass pocket watch on a chain beside a folded letter with a red seal',
    },
    {
      title: 'Four minutes at Leith dock',
      category: 'Maritime',
      period: '2022 – 2023',
      description:
        'Two vessels, one collision and a recorder that skipped four minutes. The harbour’s own ticket machines had seen it all.',
      bullets: ['Liability settled out of court, 60 to 40'],
      tags: ['Voyage data', 'Radar', 'Timelines'],
      link: 'https://ashworth-examiner.example/leith-dock',
      image: `${pictures}/02.webp`,
      imageAlt: 'A harbour by night in fog, with a gas lamp and the masts of two ships',
    },
    {
      title: 'Marginalia',
      category: 'Open source',
      period: '2019 – today',
      description:
        'A tool that lays every trace of a document side by side, from autosave to printer spool, and says which contradict.',
      bullets: ['Used by 14 laboratories in six countries'],
      tags: ['Rust', 'Plaso'],
      link: 'https://github.com/cordelia-ashworth-example/marginalia',
      image: `${pictures}/03.webp`,
      imageAlt: 'A magnifying glass over a page of handwriting, one word of it in focus',
    },
    {
      title: 'The quiet ledger',
      category: 'Fraud',
      period: '2020',
      description:
        'A hospice lost £212,000 in sums of less than forty pounds. The thief had left for every one a receipt.',
      bullets: ['£188,000 recovered', 'Read by every trustee in Fife'],
      tags: ['SQL', 'Interviews'],
      image: `${pictures}/04.webp`,
      imageAlt: 'A ledger, a key and a lamp on a desk in the evening',
    },
  ],
  certifications: [
    {
      title: 'Chartered forensic practitioner',
      org: 'Royal Institute of Examiners',
      date: '2019',
      id: 'RIE-02-4417',
      links: [{ label: 'Entry in the register', href: 'https://examiners.example/register/4417' }],
    },
    {
      title: 'Certified mobile device examiner',
      org: 'Guild of Forensic Computing',
      date: '2015, renewed 2024',
      id: 'GFC-M-1180',
      links: [
        { label: 'Certificate', href: 'https://forensic-guild.example/m/1180' },
        { label: 'Syllabus', href: 'https://forensic-guild.example/m/syllabus' },
      ],
    },
    { title: 'Expert witness, civil and criminal', org: 'Faculty of Court Experts', date: '2016', id: 'FCE 733' },
  ],
  graduate_certifications: [
    {
      title: 'Postgraduate certificate in evidence and proof',
      org: 'Calder College of Law',
      logo: `${pictures}/calder.webp`,
      logoAlt: 'Arms of Calder College: a key between two stars',
    },
    {
      title: 'Postgraduate diploma in palaeography',
      org: 'Saint Bride’s Institute',
      logo: `${pictures}/saint-bride.webp`,
      logoAlt: 'Arms of Saint Bride’s Institute: an open book under a flame',
    },
  ],
  publications: [
    {
      title: 'The typeface was not yet born: dating documents by their fonts',
      venue: 'Journal of Questioned Documents 41 (2)',
      year: '2024',
      link: 'https://questioned-documents.example/41/2/ashworth',
    },
    {
      title: 'What autosave knows',
      venue: 'Proceedings of the Dundee Forensics Workshop',
      year: '2021',
      link: 'https://dundee-forensics.example/2021/autosave',
    },
    { title: 'Silence as evidence: gaps in voyage data recorders', venue: 'Maritime Safety Review 18', year: '2017' },
    { title: 'Nothing is lost, only filed elsewhere', venue: 'The Leith Courier, Saturday essay', year: '2016' },
  ],
  patents: [
    {
      title: 'Cradle for reading water-damaged storage media',
      number: 'GB 2 990 041',
      year: '2018',
      note: 'With R. Finch. Dries, shields and reads a board in one housing, so that no exhibit travels twice.',
    },
    {
      title: 'Method for marking seized devices without contact',
      number: 'EP 9 904 417',
      year: '2021',
      note: 'Licensed free of charge to police forces.',
    },
  ],
  contact: {
    headline: 'Send word, and soon',
    note: 'Leave the machine switched on.\nTouch nothing. Write down the hour.\nI reply within the day, and the first conversation costs nothing.',
    email: 'cordelia@ashworth-examiner.example',
    phone: '+44 131 496 0147',
    address: 'Ashworth & Finch, 22 Candlemaker Wynd, Edinburgh EH1',
    social: {
      github: 'https://github.com/cordelia-ashworth-example',
      linkedin: 'https://www.linkedin.com/in/cordelia-ashworth-example',
    },
  },
}
