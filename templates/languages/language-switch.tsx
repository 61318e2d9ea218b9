import { isRightToLeft } from '@vitrine/common/languages'
import { ownLanguageName } from '@vitrine/common/language-names'
import { useWording } from '../parts/say.ts'
import type { LanguageLink } from './language-link.ts'
import { readIn } from './read-in.ts'

/**
 * Links to a page in its other languages, above everything else of it. `page-scripts/languages.ts` says in the language of the visitor that
 * there is one.
 * It is no `nav`, which templates have rules for.
 * @param links all languages of the page, this one included
 */
export function LanguageSwitch({ links }: { links: readonly LanguageLink[] }) {
  const { language: current, say } = useWording()
  return (
    <div role="navigation" className="languages" aria-label={say('Language')}>
      <ul role="list">
        {links.map(({ language, href }) => (
          <li key={language}>
            <a
              href={href}
              lang={language}
              hrefLang={language}
              dir={isRightToLeft(language) ? 'rtl' : 'ltr'}
              aria-current={language === current ? 'true' : undefined}
              data-offer={language === current ? undefined : readIn[language]}
            >
              {ownLanguageName(language)}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
