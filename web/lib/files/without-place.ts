/** Where a video was made, as phones write it (ISO 6709): +59.3293+018.0686+012.3/ */
const place = /[+-]\d{2}(?:\d{2}){0,2}(?:\.\d+)?[+-]\d{3}(?:\d{2}){0,2}(?:\.\d+)?(?:[+-]\d+(?:\.\d+)?)?(?:CRS\w+)?\//g
/** The same as numbers, in a box of its own (3GPP). */
const placeBox = /loci/g

const DIGIT_0 = 0x30
/** More than phones write about a video; what is larger is left as it is. */
const FACTS_MAX_BYTES = 32 * 1024 * 1024

interface Box {
  type: string
  start: number
  end: number
}

/** A video without the place where it was made. Nothing else of it changes, not even its length. */
export async function withoutPlace(file: File): Promise<File> {
  const moov = (await boxesOf(file)).find(({ type, start, end }) => type === 'moov' && end - start < FACTS_MAX_BYTES)
  if (!moov) return file
  const bytes = new Uint8Array(await file.slice(moov.start, moov.end).arrayBuffer())
  const whole = { start: HEAD, end: bytes.length }
  const inside = childrenOf(bytes, whole)
  const tracks = inside.filter(({ type }) => type === 'trak').flatMap((track) => childrenOf(bytes, bodyOf(track)))
  const told = [...inside, ...tracks].filter(({ type }) => type === 'udta' || type === 'meta')
  const changed = told.filter((box) => forget(bytes, box))
  return changed.length === 0
    ? file
    : new File([file.slice(0, moov.start), bytes, file.slice(moov.end)], file.name, { type: file.type })
}

/** Length and type of a box. */
const HEAD = 8
const bodyOf = ({ start, end }: Box) => ({ start: start + HEAD, end })

/** Overwrites each place in a box. Gives whether there was one. */
function forget(bytes: Uint8Array, { start, end }: Box): boolean {
  const text = textOf(bytes.subarray(start, end))
  const places = [...text.matchAll(place)]
  for (const { 0: found, index } of places)
    for (let at = 0; at < found.length; at++) if (/\d/.test(found.charAt(at))) bytes[start + index + at] = DIGIT_0
  const boxes = [...text.matchAll(placeBox)]
  for (const { index } of boxes) bytes.set([...'free'].map(codeOf), start + index)
  return places.length + boxes.length > 0
}

const codeOf = (sign: string) => sign.charCodeAt(0)
const textOf = (bytes: Uint8Array) => new TextDecoder('latin1').decode(bytes)

/** The boxes that a file is made of; of each only its beginning is read. */
async function boxesOf(file: File): Promise<Box[]> {
  const boxes: Box[] = []
  let start = 0
  while (start + HEAD <= file.size) {
    const box = boxAt(new Uint8Array(await file.slice(start, start + 2 * HEAD).arrayBuffer()), 0, file.size - start)
    if (!box) break
    boxes.push({ type: box.type, start, end: start + box.end })
    start += box.end
  }
  return boxes
}

function childrenOf(bytes: Uint8Array, { start, end }: { start: number; end: number }): Box[] {
  const boxes: Box[] = []
  for (let box = boxAt(bytes, start, end); box; box = boxAt(bytes, box.end, end)) boxes.push(box)
  return boxes
}

/** The box that begins somewhere; null where there is none that ends before `end`. */
function boxAt(bytes: Uint8Array, start: number, end: number): Box | null {
  if (start + HEAD > end || start + HEAD > bytes.length) return null
  const view = new DataView(bytes.buffer, bytes.byteOffset)
  const short = view.getUint32(start)
  // 1 says that the length comes after the type, 0 that the box is the last.
  const long = short === 1 && start + 2 * HEAD <= bytes.length ? Number(view.getBigUint64(start + HEAD)) : short
  const length = long === 0 ? end - start : long
  if (length < HEAD || start + length > end) return null
  return { type: textOf(bytes.subarray(start + 4, start + HEAD)), start, end: start + length }
}
