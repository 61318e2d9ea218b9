import type { SectionProps } from '../../definition.ts'
import { Link } from '../../parts/link.tsx'
import { Text } from '../../parts/text.tsx'
import { addressOf } from '../../parts/texts.ts'
import { publicationsOf } from '../content.ts'

/** Publications as a table of contents, dots leading to the years. */
export function Publications({ content }: SectionProps) {
  return (
    <ul role="list" className="print">
      {publicationsOf(content).map((publication, index) => {
        const address = addressOf(publication.link)
        const title = publication.title?.trim()
        const heading = (
          <Text from={publication} field="title">
            {title}
          </Text>
        )
        return (
          <li key={index} dir="auto">
            {title && (
              <h3>
                {address ? (
                  <Link href={address} from={publication} field="link">
                    {heading}
                  </Link>
                ) : (
                  heading
                )}
              </h3>
            )}
            <Text as="p" className="period" from={publication} field="year" />
            <Text as="p" className="place" from={publication} field="venue" />
          </li>
        )
      })}
    </ul>
  )
}
