import type { PortfolioContent } from '@vitrine/common/portfolio/content'
import type { Word } from '../words/words.ts'
import { usePictureSet } from './picture.tsx'

export type Photograph = NonNullable<NonNullable<PortfolioContent['gallery']>['images']>[number]

/** The owner's camera settings; missing ones come from the file. */
export function useExif({ address, exif }: Pick<Photograph, 'exif'> & { address: string }): Photograph['exif'] {
  const taken = usePictureSet(address)?.exif
  const written = Object.entries(exif ?? {}).filter(([, value]) => value.trim())
  return { ...taken, ...Object.fromEntries(written) }
}

interface ExifEntry {
  field: keyof NonNullable<Photograph['exif']>
  label: Word | 'ISO'
  value: string
  /** As it reads among the others, without its label. */
  short: string
}

/** The camera settings of a photograph; bare numbers get their usual units. */
export function exifEntries(exif: Photograph['exif']): ExifEntry[] {
  const { camera, lens, iso, shutter, aperture } = exif ?? {}
  const signed = (value: string | undefined, bare: RegExp, sign: (value: string) => string) => {
    const text = value?.trim() ?? ''
    return bare.test(text) ? sign(text) : text
  }
  const seconds = signed(shutter, /^[\d.,/]+$/, (value) => `${value} s`)
  const stop = signed(aperture, /^[\d.,]+$/, (value) => `f/${value}`)
  const entries: (Omit<ExifEntry, 'short'> & Partial<ExifEntry>)[] = [
    { field: 'camera', label: 'Camera', value: camera?.trim() ?? '' },
    { field: 'lens', label: 'Lens', value: lens?.trim() ?? '' },
    {
      field: 'iso',
      label: 'ISO',
      value: iso?.trim() ?? '',
      short: signed(iso, /^[\d.,]+$/, (value) => `ISO ${value}`),
    },
    { field: 'shutter', label: 'Shutter', value: seconds },
    { field: 'aperture', label: 'Aperture', value: stop },
  ]
  return entries.filter(({ value }) => value !== '').map((entry) => ({ short: entry.value, ...entry }))
}
