import { useState } from 'react'
import type { Size } from '../../../lib/pictures/canvas.ts'
import {
  cropProblem,
  initialCrop,
  parseCrop,
  ratioOf,
  resizedCrop,
  zoomed,
  ZOOM_START,
  type CropAspect,
  type CropBox,
} from './crop-geometry.ts'

export type Crop = ReturnType<typeof useCrop>

/** The state of cropping one picture. @param stored its current crop, as text */
export function useCrop(picture: Size, stored: string) {
  const [aspect, setAspect] = useState<CropAspect>('free')
  const [box, setBox] = useState<CropBox>(() => parseCrop(stored, picture) ?? initialCrop(picture, undefined))
  const [zoom, setZoom] = useState(ZOOM_START)
  const ratio = ratioOf(aspect)
  return {
    picture,
    box,
    aspect,
    ratio,
    zoom,
    problem: cropProblem(picture, box),
    setBox,
    /** Resets the box to the initial one of that aspect. */
    setAspect: (next: CropAspect) => {
      setAspect(next)
      setBox(initialCrop(picture, ratioOf(next)))
    },
    setSide: (side: 'width' | 'height', value: number) => setBox(resizedCrop(picture, box, side, value, ratio)),
    zoomBy: (direction: 1 | -1) => setZoom(zoomed(zoom, direction)),
  }
}
