import { exampleWidthPath, widthsOf } from '@vitrine/common/picture-paths'
import { textsIn } from '@vitrine/common/portfolio/texts'
import sizes from './example-pictures.json' with { type: 'json' }
import type { PictureSet, PictureSets } from './picture-sets.ts'

/** Width and height of each picture of the examples, written by the script that draws them. */
const known = new Map(Object.entries<number[]>(sizes))

/** What there is of the example pictures that some content shows. The original is WebP for browsers that read no AVIF. */
export function exampleSets(content: unknown): PictureSets {
  return new Map(
    textsIn(content).flatMap((path): [string, PictureSet][] => {
      const [width, height] = known.get(path) ?? []
      if (width === undefined || height === undefined) return []
      const widths = widthsOf(width)
      const srcSet = widths.map((each) => `${exampleWidthPath(path, each)} ${each}w`).join(', ')
      return [[path, { width, height, widths, sources: [{ format: 'avif', srcSet }], widest: path }]]
    }),
  )
}
