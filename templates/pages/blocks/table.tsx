import type { BlockOf } from '@vitrine/common/portfolio/pages/blocks'
import type { BlockProps, BlockView } from './block.ts'
import css from './table.css?inline'
import { useSay } from '../../parts/say.ts'

const rowsOf = ({ rows = [] }: BlockOf<'table'>) =>
  rows.map(({ cells = [] }) => cells).filter((cells) => cells.some((cell) => cell.trim() !== ''))

/** A number, an amount, a share: what stands in columns at the end of the cell. */
const isNumber = (text: string) => /^[-+−±~≈<>]?\s?[$€£¥]?\s?\d[\d.,\s]*\s?(%|[a-zµ°]{0,4}|[$€£¥])$/i.test(text.trim())

/** Its cells begin where those of the page do, whichever way their texts run: columns have their room on one side. */
function Table({ block }: BlockProps<'table'>) {
  const say = useSay()
  const [head = [], ...body] = rowsOf(block)
  const columns = Array.from({ length: Math.max(...rowsOf(block).map((cells) => cells.length)) }, (_, index) => index)
  const kindOf = (column: number) =>
    body.length > 0 && body.every((cells) => isNumber(cells[column] ?? '')) ? 'number' : undefined
  const caption = block.caption?.trim()
  return (
    <div className="table" role="group" aria-label={caption || say('Table')} tabIndex={0}>
      <table>
        {caption && <caption dir="auto">{caption}</caption>}
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col" data-kind={kindOf(column)}>
                <bdi>{head[column]}</bdi>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {body.map((cells, row) => (
            <tr key={row}>
              {columns.map((column) => (
                <td key={column} data-kind={kindOf(column)}>
                  <bdi>{cells[column]}</bdi>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

export const table: BlockView<'table'> = {
  Component: Table,
  css,
  isEmpty: (block) => rowsOf(block).length === 0,
  span: (block) => (Math.max(0, ...rowsOf(block).map((cells) => cells.length)) > 4 ? 'wide' : 'text'),
}
