import type { ESTree, Plugin } from 'vite'

/** What lib/api.ts reads of a contract. */
const read = new Set(['method', 'path', 'access'])

interface Edit {
  start: number
  end: number
  text: string
}

/**
 * Leaves the schemas of common/ out of the app's script, and zod with them: the server checks what comes in and what
 * goes out. Of each `endpoint({…})` only what a caller needs is kept, and a schema that nothing uses any more may go.
 */
export const withoutSchemas = (): Plugin => ({
  name: 'vitrine:without-schemas',
  apply: 'build',
  transform: {
    order: 'post',
    filter: { id: /\/common\/(api|portfolio|templates)\/[\w-]+\.ts$/ },
    handler(code) {
      const edits = this.parse(code)
        .body.flatMap(declaredCalls)
        .map((call) => withoutSchema(code, call))
      return {
        code: edits.reduceRight((text, { start, end, text: by }) => text.slice(0, start) + by + text.slice(end), code),
        map: null,
      }
    },
  },
})

/** The calls whose results a statement at the top of a module gives names to. */
function declaredCalls(statement: ESTree.Statement | ESTree.ModuleDeclaration): ESTree.CallExpression[] {
  const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement
  if (declaration?.type !== 'VariableDeclaration') return []
  return declaration.declarations.flatMap(({ init }) => (init?.type === 'CallExpression' ? [init] : []))
}

function withoutSchema(code: string, call: ESTree.CallExpression): Edit {
  const { start, end } = call
  const [contract] = call.arguments
  if (call.callee.type === 'Identifier' && call.callee.name === 'endpoint' && contract?.type === 'ObjectExpression') {
    const kept = contract.properties.filter(
      (property) => property.type === 'Property' && property.key.type === 'Identifier' && read.has(property.key.name),
    )
    return { start, end, text: `{ ${kept.map((property) => code.slice(property.start, property.end)).join(', ')} }` }
  }
  return { start, end, text: `/* @__PURE__ */ (() => ${code.slice(start, end)})()` }
}
