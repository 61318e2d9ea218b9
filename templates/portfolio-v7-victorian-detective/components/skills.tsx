import type { SectionProps } from '../../definition.ts'
import { Text } from '../../parts/text.tsx'
import { strokesOf } from './icons.ts'
import { Points } from './points.tsx'
import { skillCategoriesOf } from '../content.ts'

/** A cabinet with a drawer for each category. */
export function Skills({ content }: SectionProps) {
  return (
    <ul role="list" className="cabinet">
      {skillCategoriesOf(content).map((category, index) => (
        <li key={index} dir="auto">
          <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
            <path d={strokesOf(category.icon)} />
          </svg>
          <Text as="h3" from={category} field="name" />
          <Points from={category} field="items" texts={category.items} className="contents" />
        </li>
      ))}
    </ul>
  )
}
