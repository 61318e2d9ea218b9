import type { PortfolioContent } from '../content.ts'
import type { Reader } from './reader.ts'
import type { Resume } from './resume.ts'
import { clipped, lineOf, pruned, shortLinesOf } from './values.ts'

type Skills = NonNullable<PortfolioContent['skills']>

/** The category that languages become: no template has a place of its own for them. */
const LANGUAGES = 'Languages'

/** Words for how well somebody knows something, in percent. */
const levels: Record<string, number> = {
  beginner: 25,
  novice: 25,
  basic: 25,
  elementary: 25,
  intermediate: 50,
  medium: 50,
  competent: 60,
  good: 60,
  advanced: 75,
  proficient: 75,
  fluent: 90,
  expert: 90,
  senior: 90,
  master: 100,
  native: 100,
}

function levelOf(text: string): number | undefined {
  const percent = /^(\d{1,3})\s*%$/.exec(text)?.[1]
  if (percent !== undefined) return Math.min(Number(percent), 100)
  return levels[text.toLowerCase()]
}

/** Skills by the three ways in which templates show them: with a level, by category, and as plain names. */
export function skillsOf(file: Reader): { skills: Skills; names: string[] } {
  const items: NonNullable<Skills['items']> = []
  const categories: NonNullable<Skills['categories']> = []
  for (const entry of file.list('skills')) {
    const [name, keywords] = [entry.line('name'), entry.names('keywords')]
    const level = name === '' ? '' : entry.take('level', (word) => levelOf(word)?.toString() ?? '')
    if (keywords.length > 0) categories.push(pruned({ name, items: keywords }))
    if (level !== '') items.push({ name, level: Number(level) })
    else if (name !== '' && keywords.length === 0) items.push({ name })
  }
  const spoken = file.list('languages').flatMap((entry) => {
    const language = entry.line('language')
    const fluency = language && entry.line('fluency')
    return fluency ? lineOf(`${language} (${fluency})`) : language || []
  })
  if (spoken.length > 0) categories.push({ name: LANGUAGES, items: [...new Set(spoken)] })
  const kept = pruned<Skills>({ items: clipped(items), categories: clipped(categories) })
  return { skills: kept, names: plainNames(kept) }
}

/** What is known, one after the other: what is in the categories but languages, and skills that are no category. */
function plainNames({ items = [], categories = [] }: Skills): string[] {
  const named = new Set(categories.map(({ name }) => name))
  const inCategories = categories.filter(({ name }) => name !== LANGUAGES).flatMap((category) => category.items ?? [])
  const single = items.flatMap(({ name }) => (name && !named.has(name) ? [name] : []))
  return clipped([...new Set([...inCategories, ...single])])
}

/** Skills as JSON Resume has them; those that a portfolio only names come last. */
export function resumeSkills({ skills = {}, about, tools = [] }: PortfolioContent): NonNullable<Resume['skills']> {
  const categories = (skills.categories ?? []).map(({ name, items }) => ({
    name: lineOf(name),
    keywords: shortLinesOf(items),
  }))
  const items = (skills.items ?? []).map(({ name, level }) => ({
    name: lineOf(name),
    level: level === undefined ? '' : `${Math.round(level)}%`,
  }))
  const told = new Set([
    ...categories.flatMap(({ name, keywords }) => [name, ...keywords]),
    ...items.map(({ name }) => name),
  ])
  const names = shortLinesOf([...(about?.skills ?? []), ...tools]).filter((name) => !told.has(name))
  return pruned([...categories, ...items, ...names.map((name) => ({ name }))])
}
