import { say } from '../words/say.ts'
import { CANVAS_MAX_PIXELS, canvasOf, encoded } from './canvas.ts'
import type { Inspection } from './as-png.ts'

const JPEG_QUALITY = 0.95

/** Few browsers open HEIC. Menus as in iOS 17 and later. */
const HELP =
  'This browser can’t open HEIC, the iPhone’s picture format. Open this page on the iPhone and choose the picture there. Or, in Photos on the iPhone, choose Share › Options › Most Compatible, send it here and choose the JPEG. For new pictures: Settings › Camera › Formats › Most Compatible.'

/** A JPEG of a HEIC picture, where the browser can open it, as Safari can; else what its owner does. */
export async function fromHeic(file: File): Promise<Inspection> {
  try {
    const picture = await createImageBitmap(file)
    const scale = Math.min(1, Math.sqrt(CANVAS_MAX_PIXELS / (picture.width * picture.height)))
    const size = { width: Math.round(picture.width * scale), height: Math.round(picture.height * scale) }
    const { canvas, context } = canvasOf(size)
    context.drawImage(picture, 0, 0, size.width, size.height)
    picture.close()
    const name = file.name.replace(/(\.hei[cf])?$/i, '.jpg')
    return { file: await encoded(canvas, { name, type: 'image/jpeg', quality: JPEG_QUALITY }) }
  } catch {
    return { problem: say(HELP) }
  }
}
