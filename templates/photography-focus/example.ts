import type { PortfolioContent } from '@vitrine/common/portfolio/content'

const picture = (name: string) => `/examples/photography-focus/${name}.webp`

export const example: PortfolioContent = {
  hero: {
    photographerName: 'Iria Outeiro',
    tagline: 'Weather, and the people who work in it. A Coruña, Galicia.',
    backgroundImage: picture('cape'),
    backgroundImageAlt:
      'Cabo Vilán after sunset: dark rocks in a sea smoothed by a long exposure, the lighthouse just lit',
  },
  gallery: {
    categories: ['Coast', 'Land', 'City', 'People', 'Still life'],
    images: [
      {
        src: picture('swell'),
        alt: 'Long swell under broken cloud, the low sun glittering on it',
        caption: 'Swell after the storm, Fisterra',
        category: 'Coast',
        exif: { camera: 'Nikon Z 8', lens: '70–200 mm', iso: '64', shutter: '1/640', aperture: '8' },
      },
      {
        src: picture('eucalyptus'),
        alt: 'Tall bare trunks fading one behind the other into pale fog',
        caption: 'Fragas do Eume, November',
        category: 'Land',
        exif: { camera: 'Hasselblad X2D', lens: '55 mm', iso: '100', shutter: '1/30', aperture: '11' },
      },
      {
        src: picture('boathouse'),
        alt: 'A man stands in the bright door of a dark boathouse, oars and floats around him',
        caption: 'Moncho waits for the tide, Malpica',
        category: 'People',
        exif: { camera: 'Leica Q3', lens: '28 mm', iso: '800', shutter: '1/125', aperture: '4' },
      },
      {
        src: picture('dunes'),
        alt: 'Dunes to the horizon, each crest dividing warm light from shade',
        caption: 'Erg Chebbi, the first ten minutes',
        category: 'Land',
        exif: { camera: 'Nikon Z 8', lens: '24–70 mm', iso: '64', shutter: '1/200', aperture: '11' },
      },
      {
        src: picture('rafts'),
        alt: 'Mussel rafts mirrored in a bay so still that water and mist are one',
        caption: 'Bateas, Ría de Arousa',
        category: 'Coast',
        exif: { camera: 'Hasselblad X2D', lens: '90 mm', iso: '64', shutter: '1/60', aperture: '8' },
      },
      {
        src: picture('ridges'),
        alt: 'Wooded ridges at sunrise, one behind the other above a sea of fog',
        caption: 'Os Ancares above the fog',
        category: 'Land',
        exif: { camera: 'Nikon Z 8', lens: '70–200 mm', iso: '64', shutter: '1/80', aperture: '9' },
      },
      {
        src: picture('tram'),
        alt: 'Rain on a tram window at night; the street behind it is nothing but lights',
        caption: 'Line 1 in the rain, Porto',
        category: 'City',
        exif: { camera: 'Leica Q3', lens: '28 mm', iso: '3200', shutter: '1/60', aperture: '1.7' },
      },
      {
        src: picture('oilskin'),
        alt: 'A figure in a yellow oilskin with the hood up looks out to sea',
        caption: 'Carme, goose-barnacle picker, O Roncudo',
        category: 'People',
        exif: { camera: 'Nikon Z 8', lens: '85 mm', iso: '200', shutter: '1/500', aperture: '2.8' },
      },
      {
        src: picture('hour'),
        alt: 'Star trails turn around the pole above a dark cape with a lighthouse',
        caption: 'One hour, Cabo Vilán',
        category: 'Coast',
        exif: { camera: 'Nikon Z 8', lens: '14–24 mm', iso: '200', shutter: '60 min', aperture: '4' },
      },
      {
        src: picture('quinces'),
        alt: 'Five quinces and a glazed jug on a table, lit from a window on the left',
        caption: 'My aunt’s table in October',
        category: 'Still life',
        exif: { camera: 'Hasselblad X2D', lens: '90 mm', iso: '64', shutter: '1/4', aperture: '16' },
      },
    ],
  },
  collections: [
    {
      title: 'Costa da Morte',
      description:
        'Two hundred kilometres of shore, walked end to end every winter since 2016. Forty-eight pictures, a book in 2027.',
      cover: picture('rafts'),
      coverAlt: 'Mussel rafts in the mist',
    },
    {
      title: 'Those who go down to the rocks',
      description: 'Nine barnacle pickers of O Roncudo, at work and at home. Shown with their own voices.',
      cover: picture('oilskin'),
      coverAlt: 'Carme in her yellow oilskin',
    },
    {
      title: 'A slow forest',
      description:
        'What is left of the Atlantic wood between the plantations, in the one kind of light that is fair to it.',
      cover: picture('eucalyptus'),
      coverAlt: 'Trunks in the fog',
    },
  ],
  exhibitions: [
    {
      title: 'Costa da Morte',
      venue: 'Fundación Luis Seoane',
      city: 'A Coruña',
      description: 'Solo, sixty prints, with the presentation of the book.',
    },
    {
      title: 'Those who go down to the rocks',
      date: 'October 2026 – January 2027',
      venue: 'Centro Português de Fotografia',
      city: 'Porto',
      description: 'Solo. Twenty-two portraits and a sound piece by Xoel Prado.',
    },
    {
      title: 'Atlantic, eight positions',
      date: 'July – September 2025',
      venue: 'Ground Control',
      city: 'Arles',
      description: 'Group show in the programme of the Rencontres.',
    },
    {
      title: 'Fog is also a place',
      date: 'March 2024',
      venue: 'Galería Sargadelos',
      city: 'Santiago de Compostela',
      description: 'Solo, twelve large prints on cotton paper.',
    },
  ],
  awards: [
    { name: 'Landscape, first prize', org: 'Atlantic Photo Biennial', year: '2025' },
    { name: 'Commission for documentary work', org: 'Xunta de Galicia', year: '2023' },
    { name: 'Portfolio prize', org: 'Encontros da Imagem, Braga', year: '2021' },
  ],
  about: {
    bio: [
      '<p>I was born in Camariñas, in a house with its back to the sea; you only looked at the water when somebody was late. I studied geology, drove a survey van for four years, and began to photograph what I saw while the instruments warmed up.</p>',
      '<p>I work slowly, mostly within a day’s walk of a road, and go back to the same places until something gives. The people I portray get the prints first, and a say. My pictures are in the collections of the Museo de Belas Artes da Coruña and the Fundación Foto Colectania.</p>',
    ].join(''),
    image: picture('shadow'),
    imageAlt: 'The long shadow of Iria Outeiro with her camera, on sand at sunset',
    services: ['Editorial assignments, northern Spain and Portugal', 'Prints, signed, in editions of seven'],
  },
  services: [
    {
      title: 'Portrait, at your place of work',
      summary: 'Half a day, no studio, twelve finished pictures and one print.',
      priceFrom: '€420',
    },
    {
      title: 'Commission for a house or a hotel',
      summary: 'A series about where you are, printed and framed with a workshop in Lugo.',
      priceFrom: '€2,800',
    },
    {
      title: 'A winter day on the coast',
      summary: 'For up to four photographers. Bring boots; I bring the tide tables and lunch.',
      priceFrom: '€150',
    },
  ],
  cta: {
    headline: 'Tell me where it is, and what the weather does there.',
    subtext: 'I answer within two days. Portraits from Monday to Thursday; the coast whenever it looks bad.',
  },
  contact: {
    email: 'studio@iriaouteiro.example',
    phone: '+34 981 55 01 42',
    address: 'Rúa da Torre 18, 15002 A Coruña',
    social: {
      instagram: 'https://www.instagram.com',
      behance: 'https://www.behance.net',
      '500px': 'https://500px.com',
      linkedin: 'https://www.linkedin.com',
    },
  },
}
