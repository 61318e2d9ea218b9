import type { Word } from '../words/words.ts'
import { pictureSteps } from './picture-steps.ts'
import { useWording } from './say.ts'

/** The empty dialog that `page-scripts/lightbox.ts` fills; it opens for every link with data-lightbox on the page. */
export function Lightbox({ label }: { label: Word }) {
  const wording = useWording()
  return (
    <dialog className="lightbox" aria-label={wording.say(label)} data-lightbox-dialog="" {...pictureSteps(wording)} />
  )
}
