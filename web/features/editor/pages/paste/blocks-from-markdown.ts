import { Marked } from 'marked'
import { blocksFromHtml, type Pasted } from './blocks-from-html.ts'
import { escaped } from './blocks-from-text.ts'

/** HTML in Markdown is text here: somebody writes about it. */
const marked = new Marked({ gfm: true, breaks: true, renderer: { html: ({ text }) => escaped(text) } })

export const blocksFromMarkdown = (text: string): Pasted => blocksFromHtml(marked.parse(text, { async: false }))
