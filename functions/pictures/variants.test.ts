import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { prepare } from './variants.ts'

const photograph = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#d92b16' } })

const exif = {
  IFD0: { Make: 'FUJIFILM', Model: 'X-T5', Artist: 'Somebody', Software: 'Secret 1.0' },
  IFD2: {
    LensModel: 'XF35mmF1.4 R',
    ISOSpeedRatings: '400',
    ExposureTime: '1/250',
    FNumber: '14/5',
    BodySerialNumber: '123456',
  },
  IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 3230/100' },
}

describe('a photograph', () => {
  it('is shown the right way up, in widths below its own and that', async () => {
    const original = await photograph(1200, 800).withMetadata({ orientation: 6 }).jpeg().toBuffer()
    const { facts, clean, variants } = await prepare(original)
    expect(facts).toEqual({ width: 800, height: 1200, widths: [480, 800], exif: undefined })
    expect(variants.map(({ width, format }) => `${width}.${format}`)).toEqual([
      '480.avif',
      '480.webp',
      '800.avif',
      '800.webp',
    ])
    const sizes = await Promise.all([clean, ...variants.map(({ body }) => body)].map((body) => sharp(body).metadata()))
    expect(sizes.map(({ width, height, orientation }) => [width, height, orientation ?? 1])).toEqual([
      [800, 1200, 1],
      [480, 720, 1],
      [480, 720, 1],
      [800, 1200, 1],
      [800, 1200, 1],
    ])
  })

  it('tells how it was taken, and keeps nothing else', async () => {
    const original = await photograph(600, 400).withExif(exif).jpeg().toBuffer()
    const { facts, clean, variants } = await prepare(original)
    expect(facts.exif).toEqual({
      camera: 'FUJIFILM X-T5',
      lens: 'XF35mmF1.4 R',
      iso: '400',
      shutter: '1/250',
      aperture: '2.8',
    })
    for (const body of [clean, ...variants.map((variant) => variant.body)]) {
      const { exif: left, xmp, iptc } = await sharp(body).metadata()
      expect([left, xmp, iptc]).toEqual([undefined, undefined, undefined])
      for (const secret of ['GPS', 'Somebody', '123456']) expect(body.includes(secret)).toBe(false)
    }
  })

  it.each(['png', 'webp', 'avif'] as const)('stays %s', async (format) => {
    const { clean } = await prepare(await photograph(64, 48).toFormat(format).toBuffer())
    expect((await sharp(clean).metadata()).format).toBe(format === 'avif' ? 'heif' : format)
  })

  it('wider than anybody needs is made narrower, and stays as wide itself', async () => {
    const { facts } = await prepare(await photograph(2000, 10).png().toBuffer())
    expect(facts).toMatchObject({ width: 2000, widths: [480, 960, 1600] })
  })

  it('smaller than every width is shown as wide as it is', async () => {
    expect((await prepare(await photograph(100, 100).png().toBuffer())).facts.widths).toEqual([100])
  })
})

it('what is no picture is refused', async () => {
  await expect(prepare(Buffer.from('not a picture'))).rejects.toThrow()
  await expect(prepare(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'))).rejects.toThrow(
    'Not a picture',
  )
})
