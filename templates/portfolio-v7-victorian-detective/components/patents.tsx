import type { SectionProps } from '../../definition.ts'
import { Text } from '../../parts/text.tsx'
import { filledFields } from '../../parts/texts.ts'
import { Line } from './line.tsx'
import { Corners } from './ornaments.tsx'
import { patentsOf } from '../content.ts'
import { useSay } from '../../parts/say.ts'

export function Patents({ content }: SectionProps) {
  const say = useSay()
  return (
    <ul role="list" className="patents">
      {patentsOf(content).map((patent, index) => (
        <li key={index} dir="auto">
          <Corners />
          <Line
            className="number"
            from={patent}
            texts={filledFields(patent, 'number', 'year').map(({ field, text }) => ({
              field,
              text: field === 'number' ? `${say('No.')} ${text}` : text,
            }))}
          />
          <Text as="h3" from={patent} field="title" />
          <Text as="p" className="text" from={patent} field="note" />
        </li>
      ))}
    </ul>
  )
}
