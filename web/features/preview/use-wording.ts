import { useEffect, useState } from 'react'
import { languageOf } from '@vitrine/common/languages'
import type { PortfolioContent } from '@vitrine/common/portfolio/content'
import { english, type Wording, wordingOf } from '@vitrine/templates/words/wording'

/** The words of a portfolio's language. While another one loads, and without it, they stay as they were. */
export function useWording(content: PortfolioContent): Wording {
  const language = languageOf(content)
  const [loaded, setLoaded] = useState(english)
  useEffect(() => {
    if (language === english.language) return
    let isCurrent = true
    import('@vitrine/templates/words/load-catalogue')
      .then(({ loadCatalogue }) => loadCatalogue(language))
      .then((catalogue) => isCurrent && setLoaded(wordingOf(language, catalogue)))
      .catch(() => undefined)
    return () => {
      isCurrent = false
    }
  }, [language])
  return language === english.language ? english : loaded
}
