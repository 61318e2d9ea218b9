/** All templates, in the order of the store. */
export const templateIds = [
  'minimalist-designer',
  'developer-pro',
  'business-executive',
  'creative-studio',
  'photography-focus',
  'portfolio-v6-classic-profile',
  'portfolio-v7-victorian-detective',
] as const

export type TemplateId = (typeof templateIds)[number]

/** Those that cost something: what the editor leaves room for before it has asked for the price. */
const premiumIds: readonly TemplateId[] = [
  'business-executive',
  'creative-studio',
  'photography-focus',
  'portfolio-v7-victorian-detective',
]
export const isPremium = (id: TemplateId): boolean => premiumIds.includes(id)

export function isTemplateId(id: string): id is TemplateId {
  return (templateIds as readonly string[]).includes(id)
}
