export interface IptcTexts {
  title?: string
  caption?: string
  keywords?: string[]
}

/** A JPEG with texts as press and photographers' programs write them, in UTF-8. sharp writes EXIF and XMP only. */
export function withIptc(jpeg: Buffer, { title, caption, keywords = [] }: IptcTexts): Buffer {
  const utf8 = dataset(1, 90, Buffer.from('\u001b%G'))
  const texts: [number, string | undefined][] = [
    [5, title],
    ...keywords.map((keyword): [number, string] => [25, keyword]),
    [120, caption],
  ]
  const datasets = texts.flatMap(([id, text]) => (text === undefined ? [] : [dataset(2, id, Buffer.from(text))]))
  const data = Buffer.concat([utf8, ...datasets])
  const resource = Buffer.concat([
    Buffer.from('Photoshop 3.0\0' + '8BIM'),
    Buffer.from([4, 4, 0, 0]),
    uint(data.length, 4),
    data,
    Buffer.alloc(data.length % 2),
  ])
  const segment = Buffer.concat([Buffer.from([0xff, 0xed]), uint(resource.length + 2, 2), resource])
  return Buffer.concat([jpeg.subarray(0, 2), segment, jpeg.subarray(2)])
}

const dataset = (record: number, id: number, text: Buffer) =>
  Buffer.concat([Buffer.from([0x1c, record, id]), uint(text.length, 2), text])

function uint(value: number, bytes: 2 | 4): Buffer {
  const buffer = Buffer.alloc(bytes)
  buffer.writeUIntBE(value, 0, bytes)
  return buffer
}
