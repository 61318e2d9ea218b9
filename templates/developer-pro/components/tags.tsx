import type { SourceProps } from '../../parts/sources.ts'
import { Text } from '../../parts/text.tsx'

interface TagsProps<From extends object> extends SourceProps<From> {
  tags: readonly string[]
}

export function Tags<From extends object>({ tags, from, field }: TagsProps<From>) {
  return (
    <ul role="list" className="tags">
      {tags.map((tag, index) => (
        <Text as="li" key={index} from={from} field={field}>
          {tag}
        </Text>
      ))}
    </ul>
  )
}
