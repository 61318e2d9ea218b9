import { lazy, useState } from 'react'
import { ZoomIn, ZoomOut } from 'lucide-react'
import { Button } from '../../../components/button.tsx'
import { LazyPart, MissingPart } from '../../../components/lazy-part.tsx'
import { SegmentedControl } from '../../../components/segmented-control.tsx'
import { Skeleton } from '../../../components/skeleton.tsx'
import { TextField } from '../../../components/text-field.tsx'
import { say } from '../../../lib/words/say.ts'
import { cropAspects, ZOOM_MAX, ZOOM_MIN } from './crop-geometry.ts'
import type { Crop } from './use-crop.ts'

/** Loaded with the first picture that is cropped. */
const CropStage = lazy(async () => ({ default: (await import('./crop-stage.tsx')).CropStage }))

/** The height that a phone's screen leaves beside the controls, which stay visible while the box is moved. */
const stageHeight = 'h-[clamp(9rem,100dvh-33rem,26rem)]'

/** A control can be at the edge of the dialog, with its error below it. */
const bringIntoView = (message: HTMLElement | null) => message?.scrollIntoView({ block: 'nearest' })

export function CropPanel({ address, crop }: { address: string; crop: Crop }) {
  const { aspect, zoom, problem, picture, setAspect, zoomBy } = crop
  return (
    <div className="grid gap-4">
      <LazyPart fallback={<Skeleton className={stageHeight} />} missing={<MissingPart name={say('The crop tool')} />}>
        <CropStage address={address} crop={crop} className={stageHeight} />
      </LazyPart>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <SegmentedControl
          label={say('Aspect ratio')}
          value={aspect}
          onChange={setAspect}
          // “Free” alone is a price.
          segments={cropAspects.map(({ value, label, ratio }) => ({
            value,
            label: ratio === undefined ? say('Free{ratio}', { ratio: '' }) : label,
          }))}
          className="flex-wrap"
        />
        <div role="group" aria-label={say('Zoom')} className="flex items-center gap-1">
          <Button
            variant="ghost"
            square
            aria-label={say('Zoom out')}
            disabled={zoom <= ZOOM_MIN}
            onClick={() => zoomBy(-1)}
          >
            <ZoomOut aria-hidden />
          </Button>
          <output className="w-12 text-center text-sm text-muted tabular-nums">
            {say('{percent}%', { percent: Math.round(zoom * 100) })}
          </output>
          <Button
            variant="ghost"
            square
            aria-label={say('Zoom in')}
            disabled={zoom >= ZOOM_MAX}
            onClick={() => zoomBy(1)}
          >
            <ZoomIn aria-hidden />
          </Button>
        </div>
      </div>
      <div className="flex flex-wrap items-end gap-3">
        <SideField label={say('Width')} side="width" crop={crop} />
        <SideField label={say('Height')} side="height" crop={crop} />
        <p className="pb-2.5 text-sm text-muted">
          {say('of {width} × {height} pixels', { width: `${picture.width}`, height: `${picture.height}` })}
        </p>
      </div>
      {problem && (
        <p ref={bringIntoView} role="alert" className="text-sm text-danger-text">
          {problem}
        </p>
      )}
    </div>
  )
}

/** The text stays as typed until the field loses the focus, even if it is no number yet. */
function SideField({
  label,
  side,
  crop: { box, problem, setSide },
}: {
  label: string
  side: 'width' | 'height'
  crop: Crop
}) {
  const [typed, setTyped] = useState<string | null>(null)
  return (
    <TextField
      label={label}
      inputMode="numeric"
      className="max-w-36 grow basis-32"
      value={typed ?? String(box[side])}
      aria-invalid={problem !== null || undefined}
      suffix="px"
      onChange={(event) => {
        setTyped(event.target.value)
        setSide(side, Number.parseInt(event.target.value, 10) || 0)
      }}
      onBlur={() => setTyped(null)}
    />
  )
}
