import type { SectionProps } from '../definition.ts'
import type { SourceProps } from '../parts/sources.ts'
import { Text } from '../parts/text.tsx'
import { filled } from '../parts/texts.ts'
import { Single, Tags } from './rich-parts.tsx'
import { skillsOf } from './rich-sections.ts'
import { entryOf } from './sections.ts'
import { EntryItem } from './shared-section.tsx'

export function Skills({ content, section: { shows = [] } }: SectionProps) {
  const { about } = content
  const { words, rated, groups } = skillsOf(content, shows)
  return (
    <ul role="list" className="entries rich">
      {words.length > 0 && (
        <li>
          <Tags words={words} from={about} field="skills" />
        </li>
      )}
      {rated.length > 0 && (
        <li>
          <ul role="list" className="rich-tags tags">
            {rated.map((skill, index) => (
              <li key={index} dir="auto">
                <Text from={skill} field="name" />
                {skill.level !== undefined && (
                  <>
                    {' '}
                    <Text as="small" from={skill} field="level">
                      {`${Math.round(skill.level)}%`}
                    </Text>
                  </>
                )}
              </li>
            ))}
          </ul>
        </li>
      )}
      {groups.map((group, index) => (
        <li key={index}>
          <EntryItem {...entryOf(group, { title: 'name' })}>
            <Tags words={filled(group.items)} from={group} field="items" />
          </EntryItem>
        </li>
      ))}
    </ul>
  )
}

/** A list of words by itself. */
export function Words<From extends object>({ from, field }: SourceProps<From>) {
  return (
    <Single>
      <Tags words={filled(from?.[field] as string[] | undefined)} from={from} field={field} />
    </Single>
  )
}
