import { demoPictures } from '../../pictures/demo.ts'
import { setAt } from '@vitrine/common/portfolio/paths'
import { marloweStudioFiles } from '../files/marlowe-studio.ts'
import { type DemoPortfolio, galleryImage } from '../portfolio.ts'

export const marloweStudio: DemoPortfolio = {
  id: 'demo-marlowe-studio',
  ownerId: 'demo-ada',
  name: 'Marlowe Studio',
  templateId: 'minimalist-designer',
  username: 'marlowe-studio',
  design: {
    primaryColor: '#F0A52E',
    secondaryColor: '#E5795B',
    background: 'bold',
    headingFont: 'Roboto',
    bodyFont: 'Open Sans',
  },
  hidden: [],
  createdAt: '2025-10-06T10:05:00Z',
  updatedAt: '2025-11-21T09:20:00Z',
  pictures: demoPictures['marlowe-studio'],
  files: marloweStudioFiles,
  content: (placed) => ({
    meta: {
      title: 'Marlowe Studio – objects for slow rooms',
      description:
        'Stoneware, lamps and packaging from a two-person studio in Bristol. Small series, made to be used every day.',
    },
    hero: {
      name: 'Marlowe Studio',
      title: 'Objects for slow rooms',
      intro:
        'Two sisters, one kiln. We design and make stoneware, lamps and what they are wrapped in, in series of forty to four hundred, for people who keep things.',
    },
    gallery: {
      categories: ['Stoneware', 'Light', 'Wrapping'],
      images: [
        galleryImage(
          placed,
          'quiet-three',
          'Stoneware',
          'Quiet Three, vase, bottle and bowl, series of 120',
          'A dipped vase with a eucalyptus branch, a dark bottle and a small orange bowl in window light',
        ),
        galleryImage(
          placed,
          'breakfast',
          'Stoneware',
          'Breakfast service, jug, cup and fruit bowl, 2025',
          'A blue-dipped jug, a blue cup and a bowl of fruit on a wooden table',
        ),
        galleryImage(
          placed,
          'lamp',
          'Light',
          'Dome, desk lamp in enamelled steel and brass',
          'A red dome lamp throws a circle of warm light onto a table',
        ),
        galleryImage(
          placed,
          'tea',
          'Wrapping',
          'Form, box and tins for a tea merchant, 2024',
          'A box printed with quarter discs beside a red tin and a small dark one',
        ),
        galleryImage(
          placed,
          'bottles',
          'Stoneware',
          'Evening bottles, reactive glazes, 2024',
          'A tall yellow bottle, a pale one and a round red vase before a blue wall',
        ),
        galleryImage(
          placed,
          'sign',
          'Wrapping',
          'The studio’s sign, enamel on steel',
          'A round green enamel sign with a white vessel on a brick wall',
        ),
      ],
    },
    about: {
      bio: [
        '<p>Ada draws, Beatrix throws. Our father repaired clocks, so neither of us can leave a lid that does not close.</p>',
        '<p>Each piece is thrown or pressed here, fired once at 1,240 °C and glazed with four materials whose names you can pronounce. <em>What chips, we mend.</em></p>',
      ].join(''),
      services: ['Tableware for restaurants', 'Lamps in small series', 'Packaging', 'Repairs'],
    },
    contact: {
      headline: 'A table to set, or a room to light?',
      email: 'studio@marlowestudio.example',
      phone: '+44 117 496 0142',
      address: 'The Old Chandlery, Spike Island, Bristol',
      note: 'The shop is open on Fridays and Saturdays from ten to five. Orders for restaurants need about eight weeks.',
      social: {
        instagram: 'https://www.instagram.com/marlowestudio.example',
        website: 'https://marlowe-studio.example',
      },
    },
  }),
  changed: (live) =>
    [
      ['hero.title', 'Slow objects for slow rooms'],
      ['about.services', ['Tableware for restaurants', 'Lamps in small series', 'Packaging', 'Repairs', 'Workshops']],
      [
        'contact.note',
        'The shop is open on Fridays and Saturdays from ten to five. In December we are there on Sundays, too.',
      ],
    ].reduce((content, [path, value]) => setAt(content, String(path), value), live),
}
