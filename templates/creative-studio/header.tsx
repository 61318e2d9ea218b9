import type { TemplatePageProps } from '../definition.ts'
import { Link } from '../parts/link.tsx'
import { profilesOf } from './content.ts'
import type { shownSections } from './sections.ts'

interface HeaderProps extends Pick<TemplatePageProps, 'content'> {
  sections: ReturnType<typeof shownSections>
}

export function Header({ content, sections }: HeaderProps) {
  const entries = sections.filter(({ label }) => label !== null)
  const profiles = profilesOf(content)
  if (entries.length === 0 && profiles.length === 0) return null
  return (
    <header className="bar">
      {entries.length > 0 && (
        <nav aria-label="Sections">
          <ul role="list">
            {entries.map(({ id, label }) => (
              <li key={id}>
                <a href={`#${id}`}>{label}</a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {profiles.length > 0 && (
        <ul role="list" className="social">
          {profiles.map(({ label, href }) => (
            <li key={label}>
              <Link href={href} rel="me">
                {label}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </header>
  )
}
