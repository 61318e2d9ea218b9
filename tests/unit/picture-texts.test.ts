import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { pictureTexts } from '../../web/features/editor/batch/picture-texts.ts'
import { withIptc } from '../support/iptc.ts'

const picture = () => sharp({ create: { width: 8, height: 8, channels: 3, background: '#369' } })
const textsOf = (bytes: Buffer) => pictureTexts(new Blob([new Uint8Array(bytes)]))

describe('a file', () => {
  it('with IPTC tells title, caption and keywords', async () => {
    const bytes = withIptc(await picture().jpeg().toBuffer(), {
      title: 'Costa da Morte',
      caption: 'The lighthouse at dusk — “the last light”',
      keywords: ['coast', 'Galicia', 'coast'],
    })
    expect(await textsOf(bytes)).toEqual({
      title: 'Costa da Morte',
      caption: 'The lighthouse at dusk — “the last light”',
      keywords: ['coast', 'Galicia'],
      alt: undefined,
    })
  })

  it('with EXIF tells its caption', async () => {
    const bytes = await picture()
      .withExif({ IFD0: { ImageDescription: 'A harbour' } })
      .jpeg()
      .toBuffer()
    expect(await textsOf(bytes)).toMatchObject({ caption: 'A harbour', keywords: [] })
  })

  it.each(['OLYMPUS DIGITAL CAMERA', 'SONY DSC', 'DCIM\\100MEDIA\\DJI_0001.JPG'])(
    'does not take “%s” of a camera for a caption',
    async (ImageDescription) => {
      const bytes = await picture().withExif({ IFD0: { ImageDescription } }).jpeg().toBuffer()
      expect((await textsOf(bytes)).caption).toBeUndefined()
    },
  )

  it('with more than fits is cut to what fields take', async () => {
    const bytes = withIptc(await picture().jpeg().toBuffer(), {
      title: 't'.repeat(3_000),
      caption: 'c'.repeat(9_000),
      keywords: Array.from({ length: 90 }, (_, index) => `k${index}`),
    })
    const { title, caption, keywords } = await textsOf(bytes)
    expect([title?.length, caption?.length, keywords.length]).toEqual([200, 2_000, 50])
  })

  it('loses what nobody sees, not its line breaks', async () => {
    const bytes = withIptc(await picture().jpeg().toBuffer(), { caption: ' One\u0000\u202e\r\ntwo\u0007  three ' })
    expect((await textsOf(bytes)).caption).toBe('One \ntwo three')
  })

  it('without texts tells none, and one that is damaged, too', async () => {
    const none = { title: undefined, caption: undefined, keywords: [], alt: undefined }
    expect(await textsOf(await picture().png().toBuffer())).toEqual(none)
    expect(await textsOf(Buffer.from('no picture'))).toMatchObject({ keywords: [] })
  })
})
