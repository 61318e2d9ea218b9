import { textsInside } from '@vitrine/common/portfolio/pages/block-texts'

/** A block of a type that this version does not know: its texts. */
export function Unknown({ block }: { block: object }) {
  return (
    <div className="prose" dir="auto">
      {textsInside(block).map((text, index) => (
        <p key={index}>{text}</p>
      ))}
    </div>
  )
}
