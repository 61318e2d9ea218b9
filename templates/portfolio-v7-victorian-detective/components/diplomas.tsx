import type { SectionProps } from '../../definition.ts'
import { Picture } from '../../parts/picture.tsx'
import { Text } from '../../parts/text.tsx'
import { Seal } from './ornaments.tsx'
import { diplomasOf } from '../content.ts'

/** Diplomas under the arms of their colleges, or under a seal where there is no picture. */
export function Diplomas({ content, picture }: SectionProps) {
  return (
    <ul role="list" className="diplomas">
      {diplomasOf(content).map((diploma, index) => {
        const { title, org, logo, logoPath, logoAlt } = diploma
        const arms = picture({ src: logo, path: logoPath })
        return (
          <li key={index} dir="auto">
            {arms ? (
              <Picture
                src={arms}
                from={diploma}
                field="logo"
                alt={logoAlt}
                width={144}
                height={144}
                sizes="144px"
                className="arms"
              />
            ) : (
              <Seal name={org?.trim() || title?.trim() || ''} />
            )}
            <Text as="h3" from={diploma} field="title" />
            <Text as="p" className="place" from={diploma} field="org" />
          </li>
        )
      })}
    </ul>
  )
}
