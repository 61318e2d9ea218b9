import { sampleValue } from '@vitrine/common/fields/kinds'
import { filledPage } from '@vitrine/common/portfolio/pages/filled-page'
import type { PageContent } from '@vitrine/common/portfolio/pages/page-content'

const picture = (index: number) => `/examples/minimalist-designer/0${(index % 8) + 1}.webp`

const links: Record<string, string> = {
  link: 'https://vimeo.com/76979871',
  file: 'https://example.com/plan.pdf',
  media: 'https://example.com/film.mp4',
  captions: '',
}

/** A page with a block of each type, filled with a text in all of their fields, and pictures. */
export const wholePage = (text: string): PageContent =>
  filledPage(({ field, path }) => {
    if (field.type === 'image') return picture(path.length)
    if (field.type === 'url' || field.type === 'file')
      return links[path.split('.').at(-1) ?? ''] ?? 'https://example.com/source'
    if (field.type === 'select') return sampleValue(field, field.options.at(-1)?.value ?? '')
    if (field.type === 'date') return '2026-03-12'
    if (field.type === 'boolean') return true
    return sampleValue(field, text)
  })

/** A gallery of as many pictures; there is a file of none of them beyond the first eight. */
export const galleryPage = (count: number, arrangement: string): PageContent => ({
  title: 'Nine winters',
  blocks: [
    {
      itemId: 'gallery',
      type: 'gallery',
      arrangement,
      showsExif: true,
      pictures: Array.from({ length: count }, (_, index) => ({
        itemId: `p${index}`,
        image: `${picture(index)}?${index}`,
        imageAlt: `Picture of day ${index + 1}`,
        caption: `Day ${index + 1}`,
        exif: { camera: 'Nikon Z 8', iso: '64' },
      })),
    },
  ],
})
