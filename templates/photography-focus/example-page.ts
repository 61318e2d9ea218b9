import type { ExamplePage } from '../pages/example-page.ts'

const picture = (name: string) => `/examples/photography-focus/${name}.webp`
const camera = { nikon: 'Nikon Z 8', hasselblad: 'Hasselblad X2D', leica: 'Leica Q3' }

export const example: ExamplePage = {
  kind: 'study',
  slug: 'costa-da-morte',
  of: { list: 'collections', index: 0 },
  content: {
    title: 'Costa da Morte',
    excerpt: 'Nine winters on the coast where Galicia stops: the swell, the lights, and the people who go out in it.',
    tags: ['Coast', 'Portrait', '2016–2025'],
    cover: picture('cape'),
    coverAlt: 'Cabo Vilán after sunset: dark rocks in a sea smoothed by a long exposure, the lighthouse just lit',
    blocks: [
      {
        type: 'text',
        text: '<p>My grandfather kept the light at Vilán for eleven years and photographed it once, on his last day, out of focus. I have been trying to take that picture sharp since I was nineteen.</p>',
      },
      {
        type: 'gallery',
        arrangement: 'justified',
        showsExif: true,
        pictures: [
          {
            image: picture('swell'),
            imageAlt: 'Long swell under broken cloud, the low sun glittering on it',
            caption: 'After the storm, Fisterra',
            exif: { camera: camera.nikon, lens: '70–200 mm', iso: '64', shutter: '1/640', aperture: '8' },
          },
          {
            image: picture('rafts'),
            imageAlt: 'Mussel rafts mirrored in a bay so still that water and mist are one',
            caption: 'Bateas, Ría de Arousa',
            exif: { camera: camera.hasselblad, lens: '90 mm', iso: '64', shutter: '1/60', aperture: '8' },
          },
          {
            image: picture('boathouse'),
            imageAlt: 'A man stands in the bright door of a dark boathouse',
            caption: 'Moncho waits for the tide',
            exif: { camera: camera.leica, lens: '28 mm', iso: '800', shutter: '1/125', aperture: '4' },
          },
          {
            image: picture('oilskin'),
            imageAlt: 'A figure in a yellow oilskin with the hood up looks out to sea',
            caption: 'Carme, O Roncudo',
            exif: { camera: camera.nikon, lens: '85 mm', iso: '200', shutter: '1/500', aperture: '2.8' },
          },
          {
            image: picture('hour'),
            imageAlt: 'Star trails turn around the pole above a dark cape with a lighthouse',
            caption: 'One hour, Cabo Vilán',
            exif: { camera: camera.nikon, lens: '14–24 mm', iso: '200', shutter: '60 min', aperture: '4' },
          },
          {
            image: picture('ridges'),
            imageAlt: 'Wooded ridges at sunrise, one behind the other above a sea of fog',
            caption: 'Behind the coast, Os Ancares',
            exif: { camera: camera.nikon, lens: '70–200 mm', iso: '64', shutter: '1/80', aperture: '9' },
          },
        ],
      },
      { type: 'heading', text: 'How they were made' },
      {
        type: 'text',
        text: '<p>Always from land, never from a boat: the sea is theirs. Nothing is taken out and nothing is put in. I print on cotton paper, in editions of twelve, and the thirteenth goes to whoever is in the picture.</p>',
      },
      {
        type: 'quote',
        text: 'You came in January. The others come in August.',
        author: 'Moncho Lema',
        role: 'boat builder, Malpica',
      },
      {
        type: 'picture',
        image: picture('quinces'),
        imageAlt: 'Five quinces and a glazed jug on a table, lit from a window on the left',
        caption: 'Where most of these days ended: my aunt’s table.',
        width: 'wide',
      },
    ],
  },
}
