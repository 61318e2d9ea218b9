import { expect, it } from 'vitest'
import { withoutPlace } from './without-place.ts'

const bytesOf = (text: string) => Uint8Array.from(text, (sign) => sign.charCodeAt(0))
const box = (type: string, body: string) => {
  const length = body.length + 8
  return String.fromCharCode(length >> 24, (length >> 16) & 255, (length >> 8) & 255, length & 255) + type + body
}
const text = async (file: File) => String.fromCharCode(...new Uint8Array(await file.arrayBuffer()))
const fileOf = (...boxes: string[]) => new File([bytesOf(boxes.join(''))], 'film.mp4', { type: 'video/mp4' })

const head = box('ftyp', 'isom\0\0\0\0')
const pictures = box('mdat', `+59.3293+018.0686/ is what a pixel may say, ${'x'.repeat(200)}`)

it('leaves the place out that a phone wrote, and nothing else', async () => {
  const film = (place: string, name: string, meta: string) =>
    fileOf(
      head,
      pictures,
      box(
        'moov',
        box('mvhd', 'loci') +
          box('trak', box('tkhd', '+59.3293+018.0686/') + box('udta', box(name, 'en\0'))) +
          box('udta', box('\xa9xyz', `\0\x12\x15\xc7${place}`)) +
          box('meta', `mdta\xa9com.apple.quicktime.location.ISO6709${meta}`),
      ),
    )
  const clean = await withoutPlace(film('+59.3293+018.0686/', 'loci', '+59.3293+018.0686+012.345/'))
  expect(clean).toMatchObject({ name: 'film.mp4', type: 'video/mp4' })
  expect(await text(clean)).toBe(await text(film('+00.0000+000.0000/', 'free', '+00.0000+000.0000+000.000/')))
})

it.each([
  ['with no place', [head, box('moov', box('udta', box('name', 'A walk')))]],
  ['that is cut off', [head, box('moov', box('udta', '+59.3293+018.0686/')).slice(0, -4)]],
  ['that is none', ['%PDF-1.7']],
  ['with boxes of no length', [`${head}\0\0\0\x04free`]],
])('gives a file %s as it is', async (_what, boxes) => {
  const file = fileOf(...boxes)
  expect(await withoutPlace(file)).toBe(file)
})
