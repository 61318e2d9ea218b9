/**
 * Where the form has room for what belongs to a place of it. Fields know nothing of comments, which most portfolios have none of:
 * an element is put beside them, wherever they are on the screen now.
 */
export function settleSlot(
  slot: HTMLElement,
  { section, path }: { section: string | null; path: string | null },
): void {
  const put = path === null ? besideHeading(section) : besideField(path)
  if (put && !put.isThere(slot)) put.place(slot)
}

interface Place {
  isThere: (slot: HTMLElement) => boolean
  place: (slot: HTMLElement) => void
}

const find = (selector: string) => document.querySelector<HTMLElement>(selector)

function besideHeading(section: string | null): Place | null {
  const heading = find(`[data-section="${CSS.escape(section ?? '')}"] > h2`)
  return (
    heading && {
      isThere: (slot) => slot.parentElement === heading.parentElement,
      place: (slot) => heading.after(slot),
    }
  )
}

/** The field, or what is around it that is there: fields of a closed item are not. */
function besideField(path: string): Place | null {
  for (let outer = path; outer !== ''; outer = outer.slice(0, Math.max(0, outer.lastIndexOf('.')))) {
    const host = find(`[data-field="${CSS.escape(outer)}"]`) ?? itemAt(outer)
    if (host) return { isThere: (slot) => slot.parentElement === host, place: (slot) => host.append(slot) }
  }
  return null
}

/** The box of an item of a list. */
function itemAt(path: string): HTMLElement | null {
  const [, list = '', index = ''] = /^(.*)\.(\d+)$/.exec(path) ?? []
  if (list === '') return null
  return find(`[data-field="${CSS.escape(list)}"] > ol > li:nth-child(${Number(index) + 1})`)
}
