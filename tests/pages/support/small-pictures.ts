import type { PortfolioContent } from '@vitrine/common/portfolio/content'
import sharp from 'sharp'

/** Where a site of tests has a picture of few points. */
export const smallPicture = '/examples/small.webp'

export const drawSmallPicture = (): Promise<Buffer> =>
  sharp({ create: { width: 48, height: 60, channels: 3, background: 'teal' } })
    .webp()
    .toBuffer()

/**
 * The content with a small picture for every picture, each at an address of its own: a PDF holds every point of every
 * picture, which is most of the work of printing, and a browser that prints waits only a few seconds for pictures.
 */
export function withSmallPictures(content: PortfolioContent): PortfolioContent {
  let count = 0
  return JSON.parse(
    JSON.stringify(content).replace(/"\/examples\/[^"]+"/g, () => `"${smallPicture}?${count++}"`),
  ) as PortfolioContent
}
