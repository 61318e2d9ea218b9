import type { Behaviour } from '../definition.ts'
import { filter } from './filter.ts'
import { forms } from './forms.ts'
import { lightbox } from './lightbox.ts'
import { menu } from './menu.ts'
import { modal } from './modal.ts'
import { reveal } from './reveal.ts'
import { scrollSpy } from './scroll-spy.ts'
import type { Start } from './start.ts'
import { typing } from './typing.ts'

const starts: Record<Behaviour, Start> = {
  menu,
  'scroll-spy': scrollSpy,
  typing,
  lightbox,
  modal,
  filter,
  forms,
  reveal,
}

/** For the editor's live preview, whose template is known only at run time; a page's script contains only its own behaviours. */
export function startBehaviours(names: readonly Behaviour[], root: Document): () => void {
  const undo = names.map((name) => starts[name](root))
  return () => undo.forEach((stop) => stop())
}
