import type { Field } from '@vitrine/common/fields/field'
import { bioField, pictureFields } from '../fields/basics.ts'
import {
  certificationList,
  diplomaList,
  patentList,
  skillCategoryList,
  skillList,
  workList,
} from '../fields/career-lists.ts'
import {
  addressField,
  callFields,
  contactFormField,
  headlineField,
  noteField,
  phoneField,
  socialFields,
} from '../fields/contact.ts'
import {
  awardList,
  educationList,
  experienceList,
  galleryList,
  linkField,
  pressList,
  projectDetailsField,
  projectKindFields,
  projectList,
  publicationList,
  serviceList,
  tagsField,
  testimonialList,
} from '../fields/lists.ts'
import { articleList, collectionList, exhibitionList, stepList, toolsField } from '../fields/show-lists.ts'
import { profileKeys } from '../parts/social.ts'
import { withCustomFields } from './custom-fields.ts'
import type { RichId } from './rich-sections.ts'
import type { SharedId, SharingSection } from './sections.ts'

const skills: readonly Field[] = [
  { path: 'about.skills', label: 'Skills', type: 'array:string', placeholder: 'PostgreSQL' },
  { ...skillList, label: 'Skills with a level' },
  skillCategoryList('Skills by category'),
]

/** What the sections that templates share are edited by. */
const fields: Readonly<Record<SharedId | RichId, readonly Field[]>> = {
  about: [
    bioField('Who you are and how you work'),
    ...pictureFields('about.image', { label: 'Picture', help: 'Shown at 4:5.', description: 'You at work' }),
  ],
  author: [
    bioField('What you have done, and what you learned', 'hero.bio'),
    ...pictureFields('hero.avatar', { label: 'Portrait', help: 'Shown at 4:5.', description: 'You at a lectern' }),
  ],
  projects: [
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
  gallery: [
    galleryList({
      labels: ['Pictures', 'Picture'],
      help: 'Shown at 4:3; a click shows the whole picture.',
      caption: 'What, where, when',
    }),
  ],
  collections: [collectionList('Shown at 3:2.')],
  articles: [articleList({ cover: 'Shown at 3:2.' })],
  work: [workList],
  certifications: [certificationList],
  experience: [experienceList],
  positions: [experienceList],
  education: [educationList('BSc Computer Science')],
  services: [
    serviceList({
      label: 'Services',
      title: 'What you offer',
      summary: 'What is included, in one or two sentences',
      price: { placeholder: '€500', help: 'Shown as “From €500”.' },
    }),
  ],
  testimonials: [testimonialList('One or two sentences')],
  press: [pressList()],
  publications: [publicationList],
  awards: [awardList('Name of the award', { label: 'Given by', placeholder: 'Organisation' })],
  exhibitions: [exhibitionList()],
  process: [stepList],
  'graduate-certifications': [diplomaList()],
  patents: [patentList],
  skills,
  'more-skills': skills,
  tools: [toolsField],
  offers: [{ path: 'about.services', label: 'Services', type: 'array:string', placeholder: 'Book design' }],
  cta: callFields({
    headline: 'Have something in mind?',
    text: 'What you would like to hear about',
    link: {
      placeholder: 'https://example.com/contact',
      help: 'A page, or mailto: and an address. Without it there is no button.',
    },
  }),
  'contact-details': [
    headlineField('Have something in mind?'),
    noteField('What people may write to you about'),
    phoneField('+47 22 00 00 00'),
    addressField('text'),
    contactFormField('hidden'),
    // Every template shows those of other kinds itself.
    ...socialFields(profileKeys).filter(({ type }) => type === 'url'),
  ],
}

/** A section with its fields, for the API and the editor's forms: those of what the template shows itself are not among them. */
export function withFields({ fields: own, paths = [], ...section }: SharingSection) {
  if (own) return { ...section, fields: own }
  if (!Object.hasOwn(fields, section.id)) return withCustomFields(section)
  const { shows = [] } = section
  const shared = fields[section.id as SharedId | RichId]
  return { ...section, fields: shared.filter(({ path }) => shows.includes(path) || !paths.includes(path)) }
}
