import { Extension, InputRule, textblockTypeInputRule } from '@tiptap/core'
import { safeHref } from '@vitrine/common/links'
import { nodesOf } from '../document/convert.ts'

/** [words](address), of which the last parenthesis was just typed. An address may have a pair of them itself. */
const linkWritten = /(?<!!)\[([^[\]\n]*[^[\]\s][^[\]\n]*)\]\(((?:https?:\/\/|mailto:)(?:[^\s()]|\([^\s()]*\))+)\)$/i

/**
 * What Markdown writes at the beginning of a line: # and ## for headings, > for a quote, --- for a line. Lists and code have their own.
 * And within it: links.
 */
export const MarkdownKeys = Extension.create({
  name: 'markdownKeys',
  addInputRules() {
    const { heading, quote } = this.editor.schema.nodes
    if (!heading || !quote) return []
    return [
      textblockTypeInputRule({ find: /^#{1,2}\s$/, type: heading, getAttributes: () => ({ level: 2 }) }),
      textblockTypeInputRule({ find: /^#{3,6}\s$/, type: heading, getAttributes: () => ({ level: 3 }) }),
      textblockTypeInputRule({ find: /^>\s$/, type: quote }),
      new InputRule({
        find: /^(?:---|—-|\*\*\*)$/,
        handler({ state: { tr, selection, schema } }) {
          const { $from } = selection
          if ($from.depth !== 1 || $from.parent.type.name !== 'paragraph') return
          tr.delete($from.start(), $from.end())
          tr.insert($from.before(), nodesOf({ type: 'divider' }, schema))
        },
      }),
      new InputRule({
        find: linkWritten,
        handler({ state: { tr, selection, schema }, range: { from, to }, match: [, words = '', address] }) {
          const href = safeHref(address)
          const { link } = schema.marks
          if (!href || !link || !selection.$from.parent.type.allowsMarkType(link)) return
          // Only what is around the words goes: they keep their emphasis.
          tr.delete(from + 1 + words.length, to).delete(from, from + 1)
          tr.addMark(from, from + words.length, link.create({ href })).removeStoredMark(link)
        },
      }),
    ]
  },
})
