import { editorPath } from '@vitrine/common/routes'
import { readEarly } from '../lib/portfolio-reads.ts'

/* The first script of the editor's document: what the editor begins with comes while the app is on its way. */

const id = location.pathname.slice(editorPath('').length).replace(/\/$/, '')
if (id) readEarly(decodeURIComponent(id))
