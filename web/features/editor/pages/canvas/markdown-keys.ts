import { Extension, InputRule, textblockTypeInputRule } from '@tiptap/core'
import { nodesOf } from '../document/convert.ts'

/** What Markdown writes at the beginning of a line: # and ## for headings, > for a quote, --- for a line. Lists and code have their own. */
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
    ]
  },
})
