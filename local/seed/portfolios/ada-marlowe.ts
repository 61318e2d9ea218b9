import { demoPictures } from '../../pictures/demo.ts'
import { type DemoPortfolio, galleryImage } from '../portfolio.ts'

export const adaMarlowe: DemoPortfolio = {
  id: 'demo-ada-marlowe',
  ownerId: 'demo-ada',
  name: 'Ada Marlowe, illustration',
  templateId: 'minimalist-designer',
  username: 'ada-marlowe',
  design: { primaryColor: '#C2410C', secondaryColor: '#1F5A5E', background: 'soft', bodyFont: 'Lato' },
  hidden: [],
  createdAt: '2025-09-03T08:12:00Z',
  updatedAt: '2025-11-18T16:40:00Z',
  pictures: demoPictures['ada-marlowe'],
  privatePictures: ['harbour-lights'],
  content: (placed) => ({
    meta: {
      title: 'Ada Marlowe – illustrator in Bristol',
      description:
        'Landscapes, gardens and people for book covers, magazines and the odd wall, drawn by Ada Marlowe in Bristol.',
    },
    hero: {
      name: 'Ada Marlowe',
      title: 'Illustrator in Bristol',
      intro:
        'I draw places and the light in them: valleys for walking maps, gardens for seed catalogues, sleepless towns for novels. Mostly in six inks or fewer.',
    },
    gallery: {
      categories: ['Landscape', 'Editorial', 'Books'],
      images: [
        galleryImage(
          placed,
          'valley',
          'Landscape',
          'Long Way Round, cover of a walking guide, 2025',
          'Ridges fading into morning haze above a slope of firs',
        ),
        galleryImage(
          placed,
          'night-town',
          'Editorial',
          'Who Is Still Up?, The Quarterly, 2025',
          'A crowded hill town at night with a few lit windows under a full moon',
        ),
        galleryImage(
          placed,
          'night-garden',
          'Editorial',
          'Moon Garden, poster for a seed catalogue, 2024',
          'Large dark leaves and coral flowers in front of a pale moon',
        ),
        {
          ...galleryImage(
            placed,
            'covers',
            'Books',
            'Three novellas, Lowtide Press, 2024',
            'Three book covers: swelling waves, a disc of dots, a sun balanced on a beam',
          ),
          itemId: 'three-novellas',
        },
        galleryImage(
          placed,
          'dunes',
          'Landscape',
          'A Year Without Rain, title page, 2024',
          'Red and ochre dunes below a low white sun',
        ),
        galleryImage(
          placed,
          'fjord',
          'Landscape',
          'Last Boat, print in six inks, 2023',
          'Jagged mountains at sunset, mirrored as a strip of light on water',
        ),
        galleryImage(
          placed,
          'sitter',
          'Editorial',
          'The Beekeeper, portrait for Sunday, 2023',
          'Portrait of a woman with red hair and round glasses',
        ),
        {
          itemId: 'harbour-lights',
          srcPath: placed('harbour-lights').path,
          category: 'Books',
          caption: 'Harbour Lights, cover in progress for Lowtide Press, not to be shown yet',
          alt: 'A harbour town at night in green and blue, with a few lit windows',
          private: true,
        },
      ],
    },
    about: {
      bio: [
        '<p>I studied geography first, which explains the contour lines. Since 2016 I have drawn for publishers, magazines and two national parks, from a shared studio above a bicycle shop.</p>',
        '<p>Everything starts with a walk and a pencil. The colour comes last, in <strong>flat inks that a small press can print</strong>: most of these pieces exist as risographs or screen prints, and some are still for sale.</p>',
        '<p>My sister and I also run <a href="https://marlowe-studio.example">Marlowe Studio</a>, where the still lifes are made of clay.</p>',
      ].join(''),
      services: ['Book covers', 'Editorial illustration', 'Maps and panoramas', 'Posters', 'Portraits'],
      image: placed('portrait').src,
      imagePath: placed('portrait').path,
      imageAlt: 'Illustrated self-portrait of Ada Marlowe in an orange sweater',
    },
    contact: {
      headline: 'Looking for somebody to draw the weather?',
      email: 'ada@adamarlowe.example',
      address: 'Studio 4, 18 Stokes Croft, Bristol',
      note: 'Covers take about five weeks, a portrait takes one. I answer on weekdays, usually before noon.',
      social: {
        instagram: 'https://www.instagram.com/adamarlowe.example',
        behance: 'https://www.behance.net/adamarlowe-example',
      },
    },
  }),
}
