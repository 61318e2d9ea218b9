import type { SectionProps } from '../../definition.ts'
import { strokesOf } from './icons.ts'
import { Points } from './points.tsx'
import { skillCategoriesOf } from '../content.ts'

/** A cabinet with a drawer for each category. */
export function Skills({ content }: SectionProps) {
  return (
    <ul role="list" className="cabinet">
      {skillCategoriesOf(content).map(({ name, icon, items }, index) => (
        <li key={index} dir="auto">
          <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
            <path d={strokesOf(icon)} />
          </svg>
          {name?.trim() && <h3>{name}</h3>}
          <Points texts={items} className="contents" />
        </li>
      ))}
    </ul>
  )
}
