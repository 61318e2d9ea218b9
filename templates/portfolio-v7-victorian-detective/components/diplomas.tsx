import type { SectionProps } from '../../definition.ts'
import { Picture } from '../../parts/picture.tsx'
import { monogramOf, Seal } from './ornaments.tsx'
import { diplomasOf } from '../content.ts'

/** Diplomas under the arms of their colleges, or under a seal where there is no picture. */
export function Diplomas({ content, picture }: SectionProps) {
  return (
    <ul role="list" className="diplomas">
      {diplomasOf(content).map(({ title, org, logo, logoPath, logoAlt }, index) => {
        const arms = picture({ src: logo, path: logoPath })
        return (
          <li key={index} dir="auto">
            {arms ? (
              <Picture src={arms} alt={logoAlt} width={144} height={144} sizes="144px" className="arms" />
            ) : (
              <Seal monogram={monogramOf(org?.trim() || title?.trim() || '')} />
            )}
            {title?.trim() && <h3>{title}</h3>}
            {org?.trim() && <p className="place">{org}</p>}
          </li>
        )
      })}
    </ul>
  )
}
