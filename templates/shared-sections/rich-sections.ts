import type { PortfolioContent } from '@vitrine/common/portfolio/content'
import type { ShownSection } from '../definition.ts'
import { projectsOf } from '../parts/content.ts'
import { areBlank, filledItems, isBlankRichText } from '../parts/emptiness.ts'
import { wantsContactForm } from '../parts/forms.ts'
import { type ProfileKey, profileKeys, socialEntries } from '../parts/social.ts'
import { filled } from '../parts/texts.ts'
import { hasPicture } from '../picture.ts'

/** A section that a template has unless it shows all of that itself. */
export interface OptionalSection extends Omit<ShownSection, 'isEmpty'> {
  /** Of its fields: what it shows where the template does not. The fields, which pages do not need, are in shared-fields.ts. */
  paths?: readonly string[]
  /** @param shows those of the paths that the template does not show itself */
  isEmpty: (content: PortfolioContent, shows: readonly string[]) => boolean
}

type Described = Pick<OptionalSection, 'label' | 'heading' | 'navigation' | 'paths' | 'contactForm' | 'isEmpty'>

const rich = <const Id extends string>(id: Id, section: Described) =>
  ({ id, ...section, hideable: true, optional: true }) satisfies OptionalSection

export const shotsOf = ({ gallery }: PortfolioContent) =>
  (gallery?.images ?? []).filter(({ src, srcPath }) => hasPicture(src, srcPath))

export const seriesOf = ({ collections }: PortfolioContent) =>
  filledItems(collections, 'title', 'description', 'cover', 'coverPath')

export const articlesOf = ({ articles }: PortfolioContent) =>
  filledItems(articles, 'title', 'excerpt', 'cover', 'coverPath')

export const jobsOf = ({ work }: PortfolioContent) => filledItems(work, 'position', 'company', 'description')

export const certificatesOf = ({ certifications }: PortfolioContent) => filledItems(certifications, 'title', 'org')

/** Skills are kept in three shapes, of which a template with a section for them shows one. */
export const skillsOf = ({ about, skills }: PortfolioContent, shows: readonly string[]) => ({
  words: shows.includes('about.skills') ? filled(about?.skills) : [],
  rated: shows.includes('skills.items') ? filledItems(skills?.items, 'name') : [],
  groups: shows.includes('skills.categories') ? filledItems(skills?.categories, 'name', 'items') : [],
})

const skills: Omit<Described, 'label'> = {
  paths: ['about.skills', 'skills.items', 'skills.categories'],
  isEmpty: (content, shows) => Object.values(skillsOf(content, shows)).every((found) => found.length === 0),
}

/** Where the owner says whether there is a contact form. */
export const FORM_CHOICE = 'contact.form'

const contactTexts = ['headline', 'note', 'phone', 'address'] as const
const socialPath = (key: ProfileKey) => `contact.social.${key}`

/** Of the ways to reach somebody those that the template does not show itself. */
export const waysOf = ({ contact }: PortfolioContent, shows: readonly string[]) => ({
  texts: contactTexts.filter((key) => shows.includes(`contact.${key}`) && !areBlank(contact?.[key])),
  profiles: socialEntries(
    contact?.social,
    profileKeys.filter((key) => shows.includes(socialPath(key))),
  ).filter((entry) => 'network' in entry),
  forms: shows.includes(FORM_CHOICE) && wantsContactForm(contact) ? [FORM_CHOICE] : [],
})

/** Sections with more than texts, which every template shows in its own look once the owner adds them: who somebody is, and their work. */
export const leadingSections = [
  rich('about', {
    label: 'About',
    paths: ['about.bio', 'about.image'],
    isEmpty: ({ about }) => isBlankRichText(about?.bio) && !hasPicture(about?.image, about?.imagePath),
  }),
  rich('author', {
    label: 'About the author',
    paths: ['hero.bio', 'hero.avatar'],
    isEmpty: ({ hero }) => isBlankRichText(hero?.bio) && !hasPicture(hero?.avatar, hero?.avatarPath),
  }),
  rich('projects', {
    label: 'Projects',
    paths: ['projects'],
    isEmpty: (content) => projectsOf(content).length === 0,
  }),
  rich('gallery', {
    label: 'Pictures',
    heading: 'Gallery',
    paths: ['gallery.images'],
    isEmpty: (content) => shotsOf(content).length === 0,
  }),
  rich('collections', {
    label: 'Collections',
    paths: ['collections'],
    isEmpty: (content) => seriesOf(content).length === 0,
  }),
  rich('articles', {
    label: 'Articles',
    paths: ['articles'],
    isEmpty: (content) => articlesOf(content).length === 0,
  }),
  rich('work', {
    label: 'Work experience',
    paths: ['work'],
    isEmpty: (content) => jobsOf(content).length === 0,
  }),
  rich('certifications', {
    label: 'Certifications',
    paths: ['certifications'],
    isEmpty: (content) => certificatesOf(content).length === 0,
  }),
] as const

/** The same: what is said in a few words each. */
export const closingSections = [
  rich('skills', { label: 'Skills', ...skills }),
  // Where the section of that name shows one of the shapes.
  rich('more-skills', { label: 'More skills', ...skills }),
  rich('tools', {
    label: 'Tools',
    paths: ['tools'],
    isEmpty: ({ tools }) => filled(tools).length === 0,
  }),
  rich('offers', {
    label: 'Services in a line',
    heading: 'Ask me for',
    paths: ['about.services'],
    isEmpty: ({ about }) => filled(about?.services).length === 0,
  }),
  rich('cta', {
    label: 'Invitation',
    heading: 'Say hello',
    navigation: null,
    paths: ['cta.headline', 'cta.subtext', 'cta.buttonText', 'cta.href'],
    isEmpty: ({ cta }) => areBlank(cta?.headline, cta?.subtext),
  }),
  rich('contact-details', {
    label: 'Contact details',
    paths: [...contactTexts.map((key) => `contact.${key}`), FORM_CHOICE, ...profileKeys.map(socialPath)],
    contactForm: 'hidden',
    isEmpty: (content, shows) => Object.values(waysOf(content, shows)).every((found) => found.length === 0),
  }),
] as const

export type RichId = (typeof leadingSections | typeof closingSections)[number]['id']
