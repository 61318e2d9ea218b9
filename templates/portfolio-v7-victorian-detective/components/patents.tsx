import type { SectionProps } from '../../definition.ts'
import { Line } from './line.tsx'
import { Corners } from './ornaments.tsx'
import { patentsOf } from '../content.ts'

export function Patents({ content }: SectionProps) {
  return (
    <ul role="list" className="patents">
      {patentsOf(content).map(({ title, number, year, note }, index) => (
        <li key={index} dir="auto">
          <Corners />
          <Line texts={[number?.trim() && `No. ${number.trim()}`, year]} className="number" />
          {title?.trim() && <h3>{title}</h3>}
          {note?.trim() && <p className="text">{note}</p>}
        </li>
      ))}
    </ul>
  )
}
