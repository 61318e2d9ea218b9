import type { Field } from '@vitrine/common/fields/field'
import type { PortfolioContent } from '@vitrine/common/portfolio/content'
import type { ShownSection } from '../definition.ts'
import { bioField, pictureFields } from '../fields/basics.ts'
import { addressField, callFields, headlineField, noteField, phoneField, socialFields } from '../fields/contact.ts'
import {
  articleList,
  certificationList,
  collectionList,
  galleryList,
  linkField,
  projectDetailsField,
  projectKindFields,
  projectList,
  skillCategoryList,
  skillList,
  tagsField,
  toolsField,
  workList,
} from '../fields/lists.ts'
import { projectsOf } from '../parts/content.ts'
import { areBlank, filledItems, isBlankRichText } from '../parts/emptiness.ts'
import { type ProfileKey, profileKeys, socialEntries } from '../parts/social.ts'
import { filled } from '../parts/texts.ts'
import { hasPicture } from '../picture.ts'

/** A section that a template has unless it shows all of that itself. */
export interface OptionalSection extends Omit<ShownSection, 'isEmpty'> {
  /** Those of custom sections, which pages do not need, are in custom-fields.ts. */
  fields?: readonly Field[]
  /** @param shows the paths of its fields that the template does not show itself */
  isEmpty: (content: PortfolioContent, shows: readonly string[]) => boolean
}

type Described = Pick<OptionalSection, 'label' | 'heading' | 'navigation' | 'fields' | 'isEmpty'>

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
  heading: 'Skills',
  fields: [
    { path: 'about.skills', label: 'Skills', type: 'array:string', placeholder: 'PostgreSQL' },
    { ...skillList, label: 'Skills with a level' },
    skillCategoryList('Skills by category'),
  ],
  isEmpty: (content, shows) => Object.values(skillsOf(content, shows)).every((found) => found.length === 0),
}

const contactTexts = ['headline', 'note', 'phone', 'address'] as const
const socialPath = (key: ProfileKey) => `contact.social.${key}`

/** Of the ways to reach somebody those that the template does not show itself. */
export const waysOf = ({ contact }: PortfolioContent, shows: readonly string[]) => ({
  texts: contactTexts.filter((key) => shows.includes(`contact.${key}`) && !areBlank(contact?.[key])),
  profiles: socialEntries(
    contact?.social,
    profileKeys.filter((key) => shows.includes(socialPath(key))),
  ).filter((entry) => 'network' in entry),
})

/** Sections with more than texts, which every template shows in its own look once the owner adds them: who somebody is, and their work. */
export const leadingSections = [
  rich('about', {
    label: 'About',
    fields: [
      bioField('Who you are and how you work'),
      ...pictureFields('about.image', { label: 'Picture', help: 'Shown at 4:5.', description: 'You at work' }),
    ],
    isEmpty: ({ about }) => isBlankRichText(about?.bio) && !hasPicture(about?.image, about?.imagePath),
  }),
  rich('author', {
    label: 'About the author',
    fields: [
      bioField('What you have done, and what you learned', 'hero.bio'),
      ...pictureFields('hero.avatar', { label: 'Portrait', help: 'Shown at 4:5.', description: 'You at a lectern' }),
    ],
    isEmpty: ({ hero }) => isBlankRichText(hero?.bio) && !hasPicture(hero?.avatar, hero?.avatarPath),
  }),
  rich('projects', {
    label: 'Projects',
    fields: [
      projectList({
        title: 'Name of the project',
        description: 'What was asked for, what you made, what it changed',
        picture: 'Shown at 3:2.',
        before: projectKindFields('Identity'),
        after: [
          projectDetailsField,
          tagsField('Identity'),
          linkField('https://example.com/project'),
          { path: 'repository', label: 'Repository', type: 'url', placeholder: 'https://github.com/you/project' },
        ],
      }),
    ],
    isEmpty: (content) => projectsOf(content).length === 0,
  }),
  rich('gallery', {
    label: 'Gallery',
    heading: 'Pictures',
    fields: [
      galleryList({
        labels: ['Pictures', 'Picture'],
        help: 'Shown at 4:3; the whole picture opens on a click.',
        caption: 'What, where, when',
      }),
    ],
    isEmpty: (content) => shotsOf(content).length === 0,
  }),
  rich('collections', {
    label: 'Collections',
    fields: [collectionList('Shown at 3:2.')],
    isEmpty: (content) => seriesOf(content).length === 0,
  }),
  rich('articles', {
    label: 'Articles',
    fields: [articleList({ cover: 'Shown at 3:2.' })],
    isEmpty: (content) => articlesOf(content).length === 0,
  }),
  rich('work', {
    label: 'Work experience',
    heading: 'Experience',
    fields: [workList],
    isEmpty: (content) => jobsOf(content).length === 0,
  }),
  rich('certifications', {
    label: 'Certifications',
    fields: [certificationList],
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
    fields: [toolsField],
    isEmpty: ({ tools }) => filled(tools).length === 0,
  }),
  rich('offers', {
    label: 'Services in a line',
    heading: 'Services',
    fields: [{ path: 'about.services', label: 'Services', type: 'array:string', placeholder: 'Book design' }],
    isEmpty: ({ about }) => filled(about?.services).length === 0,
  }),
  rich('cta', {
    label: 'Call to action',
    heading: 'Get in touch',
    navigation: null,
    fields: callFields({
      headline: 'Have something in mind?',
      text: 'What you would like to hear about',
      link: {
        placeholder: 'https://example.com/contact',
        help: 'A page, or mailto: and an address. Without it there is no button.',
      },
    }),
    isEmpty: ({ cta }) => areBlank(cta?.headline, cta?.subtext),
  }),
  rich('contact-details', {
    label: 'Contact details',
    heading: 'Get in touch',
    fields: [
      headlineField('Have something in mind?'),
      noteField('What people may write to you about'),
      phoneField('+47 22 00 00 00'),
      addressField('text'),
      ...socialFields(profileKeys),
    ],
    isEmpty: (content, shows) => Object.values(waysOf(content, shows)).every((found) => found.length === 0),
  }),
] as const

export type RichId = (typeof leadingSections | typeof closingSections)[number]['id']
