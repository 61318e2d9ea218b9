import { say } from '../words/say.ts'

/** The largest canvas that every current browser supports; larger pictures are scaled down. */
export const CANVAS_MAX_PIXELS = 16_000_000

export interface Size {
  width: number
  height: number
}

/** A picture from a file, decoded. Rejects where the browser cannot show it. */
export async function opened(file: Blob): Promise<HTMLImageElement> {
  const address = URL.createObjectURL(file)
  try {
    const picture = new Image()
    picture.src = address
    await picture.decode()
    return picture
  } finally {
    URL.revokeObjectURL(address)
  }
}

export function canvasOf({ width, height }: Size): { canvas: HTMLCanvasElement; context: CanvasRenderingContext2D } {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const context = canvas.getContext('2d')
  if (!context) throw new Error(say('Failed to initialize canvas'))
  return { canvas, context }
}

export function encoded(
  canvas: HTMLCanvasElement,
  { name, type, quality }: { name: string; type: string; quality?: number },
): Promise<File> {
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) =>
        blob ? resolve(new File([blob], name, { type })) : reject(new Error(say('Failed to create cropped image'))),
      type,
      quality,
    )
  })
}
