import { encode } from 'uqr'

/** Light modules around the code, without which readers do not find it (ISO/IEC 18004). */
const QUIET_ZONE = 4
/** Width of the picture to be printed, in pixels, at least. */
const PNG_MIN_WIDTH = 1024

/** A QR code as a drawing in modules: black on white whatever the theme, since many readers want it so. */
export interface QrCode {
  /** Width and height in modules, quiet zone included. */
  size: number
  /** The dark modules as the outline of an SVG path. */
  path: string
}

/** The code of an address, with a correction that survives 15 % of damage. */
export function qrCode(address: string): QrCode {
  const { data, size } = encode(address, { ecc: 'M', border: QUIET_ZONE })
  const path = data
    .map((row, y) =>
      runs(row)
        .map(([x, length]) => `M${x} ${y}h${length}v1h-${length}z`)
        .join(''),
    )
    .join('')
  return { size, path }
}

/** Where dark modules stand beside each other: the first one and how many. */
function runs(row: readonly boolean[]): [number, number][] {
  const found: [number, number][] = []
  row.forEach((dark, x) => {
    if (!dark) return
    const last = found.at(-1)
    if (last && last[0] + last[1] === x) last[1] += 1
    else found.push([x, 1])
  })
  return found
}

/** The code as a file that can be printed at any size. */
export const qrSvg = ({ size, path }: QrCode) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" width="${size * 8}" height="${size * 8}" shape-rendering="crispEdges">` +
  `<path fill="#fff" d="M0 0h${size}v${size}h-${size}z"/><path fill="#000" d="${path}"/></svg>\n`

/** The code as a picture with whole pixels for every module. */
export function qrPng({ size, path }: QrCode): Promise<Blob> {
  const scale = Math.ceil(PNG_MIN_WIDTH / size)
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = size * scale
  const context = canvas.getContext('2d')
  if (!context) return Promise.reject(new Error('This browser can’t create the PNG.'))
  context.scale(scale, scale)
  context.fillStyle = '#fff'
  context.fillRect(0, 0, size, size)
  context.fillStyle = '#000'
  context.fill(new Path2D(path))
  return new Promise((resolve, reject) =>
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('This browser can’t create the PNG.'))),
      'image/png',
    ),
  )
}
