import { opened } from '../../../lib/pictures/canvas.ts'

/** A picture that was chosen and is not uploaded yet. */
export interface PictureChoice {
  /** Decoded, so the browser can show it. */
  picture: HTMLImageElement
  /** Its object URL. */
  address: string
  /** The chosen file, or the stored original that is cropped again. */
  from: File | { path: string }
  /** Its current crop, as stored. */
  crop: string
}

/** Rejects if the browser cannot show the file. */
export async function pictureChoice(file: Blob, from: PictureChoice['from'], crop = ''): Promise<PictureChoice> {
  return { picture: await opened(file), address: URL.createObjectURL(file), from, crop }
}

export const letGo = ({ address }: PictureChoice): void => URL.revokeObjectURL(address)
