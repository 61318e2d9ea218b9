import sharp from 'sharp'

/** The eight ways in which a camera can store a picture, by the Orientation of EXIF. */
export const orientations = [1, 2, 3, 4, 5, 6, 7, 8] as const
export type Orientation = (typeof orientations)[number]

interface Turn {
  degrees: number
  mirrored: boolean
}

/** What turns an upright picture into the stored one: clockwise first, then mirrored left to right. */
const turns: Record<Orientation, Turn> = {
  1: { degrees: 0, mirrored: false },
  2: { degrees: 0, mirrored: true },
  3: { degrees: 180, mirrored: false },
  4: { degrees: 180, mirrored: true },
  5: { degrees: 90, mirrored: true },
  6: { degrees: 270, mirrored: false },
  7: { degrees: 270, mirrored: true },
  8: { degrees: 90, mirrored: false },
}

const quarters = { red: '#e01010', green: '#10c010', blue: '#1010e0', white: '#ffffff' } as const
type Quarter = keyof typeof quarters

/** A JPEG that looks the same in every orientation: red and green above, blue and white below. */
export async function orientedPicture(width: number, height: number, orientation: Orientation): Promise<Buffer> {
  const half = { width: Math.floor(width / 2), height: Math.floor(height / 2) }
  const quarter = (color: Quarter, left: number, top: number) => ({
    input: { create: { ...half, channels: 3 as const, background: quarters[color] } },
    left,
    top,
  })
  const upright = await sharp({ create: { width, height, channels: 3, background: quarters.white } })
    .composite([quarter('red', 0, 0), quarter('green', half.width, 0), quarter('blue', 0, half.height)])
    .jpeg({ quality: 95 })
    .toBuffer()
  const { degrees, mirrored } = turns[orientation]
  const turned = await sharp(await sharp(upright).rotate(degrees).toBuffer())
    .flop(mirrored)
    .withMetadata({ orientation })
    .jpeg({ quality: 95 })
    .toBuffer()
  return turned
}

/** The colours of a picture's quarters, row by row: of an upright one red, green, blue, white. */
export async function quartersOf(picture: Buffer): Promise<Quarter[]> {
  const { data } = await sharp(picture)
    .resize(4, 4, { fit: 'fill' })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return [0, 3, 12, 15].map((pixel) => {
    const [red = 0, green = 0, blue = 0] = data.subarray(pixel * 3)
    if (red > 128 && green > 128 && blue > 128) return 'white'
    return red > 128 ? 'red' : green > 128 ? 'green' : 'blue'
  })
}
