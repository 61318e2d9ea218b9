import { nameOf } from '../parts/content.ts'
import type { OrnamentProps, PageLook } from '../pages/page-look.ts'
import { Flourish, Ornaments, Seal } from './components/ornaments.tsx'
import { useSay } from '../parts/say.ts'
import css from './page.css?inline'

const Above = () => <Ornaments />

const End = ({ content }: OrnamentProps) => <Seal name={nameOf(content, useSay())} />

/** How it sets case studies and articles. */
export const pageLook: PageLook = { css, Above, End, divider: <Flourish /> }
