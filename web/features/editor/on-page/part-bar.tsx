import type { Ref } from 'react'
import { ItemBar } from './item-bar.tsx'
import { SectionBar } from './section-bar.tsx'
import type { PartAround } from './use-part-around.ts'

interface PartBarProps {
  ref: Ref<HTMLDivElement>
  page: Document
  box: HTMLElement
  part: PartAround
  onRename: (source: string) => void
  /** Opens a field in the form. */
  onOpen: (path: string) => void
  /** The focus goes back to the page: to an element of the part, or to none if the part is gone. */
  onLeave: (to: HTMLElement | null) => void
}

/** The bar of the item that is pointed at, or else of the section. */
export function PartBar({ ref, page, box, part, onRename, onOpen, onLeave }: PartBarProps) {
  const { item, section, sections, actions, first, moveSection, pointNowhere, setDone } = part
  return (
    <div ref={ref} className="pointer-events-none absolute inset-0 overflow-hidden">
      {item !== null ? (
        <ItemBar
          key={item}
          page={page}
          box={box}
          source={item}
          onOpen={onOpen}
          onDone={setDone}
          onEscape={() => onLeave(first())}
        />
      ) : (
        section !== null && (
          <SectionBar
            key={section}
            page={page}
            box={box}
            id={section}
            sections={sections}
            actions={actions}
            onMove={(to) => moveSection(section, to)}
            onRename={onRename}
            onOpen={onOpen}
            onEscape={() => onLeave(first())}
            onGone={() => {
              onLeave(null)
              pointNowhere()
            }}
          />
        )
      )}
    </div>
  )
}
