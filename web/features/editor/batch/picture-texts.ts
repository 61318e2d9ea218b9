import type { ExpandedTags } from 'exifreader'
import { loaded } from '../../../lib/script-missing.ts'

/** What a file says of its picture. */
export interface PictureTexts {
  title?: string
  caption?: string
  keywords: string[]
  alt?: string
}

/** The most that IPTC allows a caption; fields allow more. */
const CAPTION_MAX = 2_000
const LINE_MAX = 200
const KEYWORDS_MAX = 50

/** What cameras write into every picture is no caption. */
const fromCamera = /^(?:.*\bdigital camera|sony dsc|dcim\\.*|default|untitled)$/i

export const noTexts: PictureTexts = { keywords: [] }

/** Title, caption, keywords and alternative text of a file: of XMP, else of IPTC, else of EXIF. Nothing where it has none. @throws ScriptMissing */
export async function pictureTexts(file: Blob): Promise<PictureTexts> {
  const [{ default: reader }, bytes] = await Promise.all([loaded(import('exifreader')), file.arrayBuffer()])
  try {
    return textsOf(reader.load(bytes, { expanded: true }))
  } catch {
    // Formats without metadata, and damaged ones: the picture itself may be fine.
    return noTexts
  }
}

function textsOf(tags: ExpandedTags): PictureTexts {
  const [xmp, iptc, exif] = [byName(tags.xmp), byName(tags.iptc), byName(tags.exif)]
  const first = (max: number, ...tags: unknown[]) => tags.flatMap((tag) => clean(textOf(tag), max) ?? [])[0]
  const keywords = [valuesOf(xmp.subject), valuesOf(iptc.Keywords), (textOf(exif.XPKeywords) ?? '').split(';')].map(
    (words) => [...new Set(words.flatMap((word) => clean(word, LINE_MAX) ?? []))].slice(0, KEYWORDS_MAX),
  )
  return {
    title: first(LINE_MAX, xmp.title, iptc['Object Name'], exif.XPTitle),
    caption: first(CAPTION_MAX, xmp.description, iptc['Caption/Abstract'], exif.ImageDescription),
    keywords: keywords.find((words) => words.length > 0) ?? [],
    alt: first(LINE_MAX * 5, xmp.AltTextAccessibility),
  }
}

const byName = (tags: object = {}): Record<string, unknown> => ({ ...tags })

interface Tag {
  value?: unknown
  description?: unknown
}

const isTag = (value: unknown): value is Tag => typeof value === 'object' && value !== null

/** The text of a tag. One in several languages has the default one first. */
function textOf(tag: unknown): string | undefined {
  const one = Array.isArray(tag) ? (tag as unknown[])[0] : tag
  if (!isTag(one)) return undefined
  const { value, description } = one
  const inner: unknown = Array.isArray(value) ? value[0] : undefined
  const text = isTag(inner) ? inner.description : description
  return typeof text === 'string' ? text : undefined
}

/** The texts of a tag that has several. */
function valuesOf(tag: unknown): string[] {
  const list: unknown[] = Array.isArray(tag)
    ? tag
    : isTag(tag) && Array.isArray(tag.value) && isTag(tag.value[0])
      ? tag.value
      : [tag]
  return list.flatMap((one) => textOf(one) ?? [])
}

/** Without what nobody sees; undefined for nothing. */
function clean(text: string | undefined, max: number): string | undefined {
  const shown = text
    ?.replace(/\r\n?/g, '\n')
    .replace(/[^\P{C}\n\u200d]/gu, ' ')
    .replace(/[^\S\n]+/g, ' ')
    .trim()
  return shown && !fromCamera.test(shown) ? [...shown].slice(0, max).join('') : undefined
}
