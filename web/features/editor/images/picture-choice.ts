import { opened } from '../../../lib/pictures/canvas.ts'

/** A picture that its owner is about to put on the page. */
export interface PictureChoice {
  /** Decoded, and so known to be one that the browser shows. */
  picture: HTMLImageElement
  /** An object URL of it. */
  address: string
  /** The chosen file, or the stored original whose crop is changed. */
  from: File | { path: string }
  /** The crop that it has so far, as text. */
  crop: string
}

/** Rejects where the browser cannot show the file. */
export async function pictureChoice(file: Blob, from: PictureChoice['from'], crop = ''): Promise<PictureChoice> {
  return { picture: await opened(file), address: URL.createObjectURL(file), from, crop }
}

export const letGo = ({ address }: PictureChoice): void => URL.revokeObjectURL(address)
