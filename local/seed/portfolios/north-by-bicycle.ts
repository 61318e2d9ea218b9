import { demoPictures } from '../../pictures/demo.ts'
import { type DemoPortfolio, galleryImage } from '../portfolio.ts'

/** An unfinished draft: no username, no bio. */
export const northByBicycle: DemoPortfolio = {
  id: 'demo-north-by-bicycle',
  ownerId: 'demo-jonas',
  name: 'North by bicycle',
  templateId: 'minimalist-designer',
  username: null,
  design: { primaryColor: '#1F6F78' },
  hidden: ['about'],
  createdAt: '2025-11-09T20:00:00Z',
  updatedAt: '2025-11-22T18:45:00Z',
  pictures: demoPictures['north-by-bicycle'],
  content: (placed) => ({
    hero: {
      name: 'North by bicycle',
      title: 'Hamburg to Tromsø, 41 days',
      intro:
        'Two thousand eight hundred kilometres, eleven ferries and one broken spoke a week. Pictures drawn from the notebook.',
    },
    gallery: {
      categories: [],
      images: [
        galleryImage(
          placed,
          'first-light',
          '',
          'Day 3, Holstein, half past five',
          'Hills and firs in the first light of the day',
        ),
        galleryImage(
          placed,
          'grey-coast',
          '',
          'Day 17, waiting for the ferry',
          'Soft grey-green hills along a calm coast',
        ),
        galleryImage(
          placed,
          'evening-fjord',
          '',
          'Day 29, nobody else on the road',
          'Steep peaks at sunset above a fjord',
        ),
        galleryImage(placed, 'polar-night', '', 'Day 41, Tromsø', 'Blue ridges under a moon and stars'),
      ],
    },
    contact: { email: 'jonas@jonasfeld.example' },
  }),
}
