import ReactCrop from 'react-image-crop'
import 'react-image-crop/dist/ReactCrop.css'
import { classNames } from '../../../lib/class-names.ts'
import type { Size } from '../../../lib/pictures/canvas.ts'
import { say } from '../../../lib/words/say.ts'
import { ZOOM_MAX, type CropBox } from './crop-geometry.ts'
import type { Crop } from './use-crop.ts'

/** The picture with the crop box on it, which is moved and resized by pointer and by keys. */
export function CropStage({ address, crop, className }: { address: string; crop: Crop; className: string }) {
  const { picture, box, ratio, zoom, problem, setBox } = crop
  const share = (zoom / ZOOM_MAX) * 100
  return (
    <div
      className={classNames(
        'grid place-items-center overflow-hidden rounded-lg bg-sunken [container-type:size]',
        className,
      )}
    >
      <ReactCrop
        crop={problem ? undefined : { unit: '%', ...inPercent(box, picture) }}
        aspect={ratio}
        keepSelection
        ruleOfThirds
        onChange={(_pixels, percent) => setBox(inPixels(percent, picture))}
        ariaLabels={{
          cropArea: say('Crop area: arrow keys move it'),
          nwDragHandle: say('Top left corner: arrow keys move it'),
          nDragHandle: say('Top edge: arrow keys move it'),
          neDragHandle: say('Top right corner: arrow keys move it'),
          eDragHandle: say('Right edge: arrow keys move it'),
          seDragHandle: say('Bottom right corner: arrow keys move it'),
          sDragHandle: say('Bottom edge: arrow keys move it'),
          swDragHandle: say('Bottom left corner: arrow keys move it'),
          wDragHandle: say('Left edge: arrow keys move it'),
        }}
      >
        <img
          src={address}
          alt=""
          className="!max-w-none"
          style={{ width: `min(${share}cqw, ${(share * picture.width) / picture.height}cqh)` }}
        />
      </ReactCrop>
    </div>
  )
}

const inPercent = ({ x, y, width, height }: CropBox, picture: Size): CropBox => ({
  x: (x / picture.width) * 100,
  y: (y / picture.height) * 100,
  width: (width / picture.width) * 100,
  height: (height / picture.height) * 100,
})

/** Rounded so that the box never exceeds the picture. */
function inPixels({ x, y, width, height }: CropBox, picture: Size): CropBox {
  const left = Math.round((x / 100) * picture.width)
  const top = Math.round((y / 100) * picture.height)
  return {
    x: left,
    y: top,
    width: Math.min(picture.width - left, Math.round((width / 100) * picture.width)),
    height: Math.min(picture.height - top, Math.round((height / 100) * picture.height)),
  }
}
