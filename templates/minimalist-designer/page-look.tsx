import type { PageLook } from '../pages/page-look.ts'
import css from './page.css?inline'

/** How it sets case studies and articles. */
export const pageLook: PageLook = { css }
