import type { PortfolioContent } from '@vitrine/common/portfolio/content'
import type { SectionProps } from '../../definition.ts'
import { areBlank } from '../../parts/emptiness.ts'
import { Link } from '../../parts/link.tsx'
import { Text } from '../../parts/text.tsx'
import { addressOf, filledFields } from '../../parts/texts.ts'
import { Line } from './line.tsx'
import { certificationsOf } from '../content.ts'
import { useSay } from '../../parts/say.ts'

/** Certificates as warrants, each with its number. */
export function Certifications({ content }: SectionProps) {
  const say = useSay()
  return (
    <ul role="list" className="warrants">
      {certificationsOf(content).map((certification, index) => (
        <li key={index} dir="auto">
          <Text as="h3" from={certification} field="title" />
          <Line className="place" from={certification} texts={filledFields(certification, 'org', 'date')} />
          {!areBlank(certification.id) && (
            <p className="number">
              {say('No.')} <Text from={certification} field="id" />
            </p>
          )}
          <Documents links={certification.links} />
        </li>
      ))}
    </ul>
  )
}

/** A link without a label is called by what it is. */
function Documents({ links }: Pick<NonNullable<PortfolioContent['certifications']>[number], 'links'>) {
  const say = useSay()
  const documents = (links ?? []).filter(({ href }) => addressOf(href) !== null)
  if (documents.length === 0) return null
  return (
    <p className="documents">
      {documents.map((document, index) => (
        <Link key={index} href={addressOf(document.href)} from={document} field="href">
          <Text from={document} field="label">
            {document.label?.trim() || say('Certificate')}
          </Text>
        </Link>
      ))}
    </p>
  )
}
