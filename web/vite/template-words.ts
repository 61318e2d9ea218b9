import { templateIds } from '@vitrine/common/templates/ids'
import type { TemplateWords } from '@vitrine/templates/definition'
import type { Plugin } from 'vite'

const PREFIX = 'virtual:template-words/'

/** What the folders of all templates say in one language, by the English: a file for each language, as the app's own words are. */
export const templateWords = (): Plugin => ({
  name: 'vitrine:template-words',
  resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : null),
  async load(id) {
    if (!id.startsWith(`\0${PREFIX}`)) return null
    const language = id.slice(PREFIX.length + 1) as keyof TemplateWords[string]
    const said = await Promise.all(
      templateIds.map(async (template) => {
        const { words } = (await import(`@vitrine/templates/${template}/words`)) as { words: TemplateWords }
        return Object.entries(words).map(([english, translations]) => [english, translations[language]])
      }),
    )
    return `export const templateWords = ${JSON.stringify(Object.fromEntries(said.flat()))}`
  },
})
