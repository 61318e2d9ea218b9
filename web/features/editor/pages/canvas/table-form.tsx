import { Minus, Plus } from 'lucide-react'
import { isContainer } from '@vitrine/common/fields/kinds'
import { LIST_MAX_ITEMS } from '@vitrine/common/limits'
import { blockTypes } from '@vitrine/common/portfolio/pages/block-types'
import type { BlockOf } from '@vitrine/common/portfolio/pages/blocks'
import { Button } from '../../../../components/button.tsx'
import { say } from '../../../../lib/words/say.ts'
import { FieldRow } from '../../fields/field-row.tsx'
import { useDocumentEditor } from '../../state/editor-context.ts'
import { newItem } from '../../state/list-edits.ts'

const caption = blockTypes.table.fields.filter((field) => !isContainer(field)).find(({ path }) => path === 'caption')

/** A table as a table of text fields. The first row is its head. */
export function TableForm({ block, path }: { block: BlockOf<'table'>; path: string }) {
  const { store, commit } = useDocumentEditor()
  const rows = block.rows ?? []
  const columns = Math.max(2, ...rows.map(({ cells = [] }) => cells.length))
  const cellsOf = (row: number) => Array.from({ length: columns }, (_, column) => rows[row]?.cells?.[column] ?? '')
  const at = `${path}.rows`
  const set = (next: typeof rows) => commit(at, next)
  const resized = (size: number) =>
    set(
      rows.map((row, index) => ({
        ...row,
        cells: [...cellsOf(index), ...Array<string>(size).fill('')].slice(0, size),
      })),
    )
  const addRow = () => set([...rows, { ...newItem(), cells: Array<string>(columns).fill('') }])

  return (
    <>
      {rows.length > 0 && (
        <div className="overflow-x-auto" tabIndex={-1}>
          <table className="w-full border-collapse">
            <tbody>
              {rows.map((row, index) => (
                <tr key={row.itemId ?? index}>
                  {cellsOf(index).map((cell, column) => (
                    <td key={column} className="border border-line p-0">
                      <input
                        aria-label={
                          index === 0
                            ? say('Head, column {column}', { column: column + 1 })
                            : say('Row {row}, column {column}', { row: index, column: column + 1 })
                        }
                        value={cell}
                        onChange={({ target }) =>
                          store.type(`${at}.${index}.cells`, cellsOf(index).with(column, target.value))
                        }
                        className={`h-10 w-full min-w-28 bg-transparent px-2 text-base ${index === 0 ? 'font-semibold' : ''}`}
                      />
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      <div className="flex flex-wrap gap-2">
        <Button size="sm" icon={<Plus aria-hidden />} disabled={rows.length >= LIST_MAX_ITEMS} onClick={addRow}>
          {say('Add row')}
        </Button>
        <Button size="sm" icon={<Plus aria-hidden />} disabled={rows.length === 0} onClick={() => resized(columns + 1)}>
          {say('Add column')}
        </Button>
        <Button
          size="sm"
          variant="ghost"
          icon={<Minus aria-hidden />}
          disabled={rows.length === 0}
          onClick={() => set(rows.slice(0, -1))}
        >
          {say('Remove last row')}
        </Button>
        <Button
          size="sm"
          variant="ghost"
          icon={<Minus aria-hidden />}
          disabled={columns <= 2}
          onClick={() => resized(columns - 1)}
        >
          {say('Remove last column')}
        </Button>
      </div>
      {caption && <FieldRow field={caption} path={`${path}.${caption.path}`} />}
    </>
  )
}
