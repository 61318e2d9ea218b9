import { strokesOf } from './icons.ts'
import { Points } from './points.tsx'
import type { SkillCategory } from './sections.ts'

/** A cabinet with a drawer for each category. */
export function Skills({ categories }: { categories: readonly SkillCategory[] }) {
  return (
    <ul role="list" className="cabinet">
      {categories.map(({ name, icon, items }, index) => (
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
