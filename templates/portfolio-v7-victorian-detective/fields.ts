import type { Field } from '@vitrine/common/fields/field'
import type { ListField } from '@vitrine/common/fields/types/list/kind'
import { locationField, nameField, pictureFields, resumeField, summaryField, titleField } from '../fields/basics.ts'
import { certificationList, diplomaList, patentList, skillCategoryList } from '../fields/career-lists.ts'
import {
  addressField,
  contactFormField,
  emailField,
  headlineField,
  noteField,
  phoneField,
  socialFields,
} from '../fields/contact.ts'
import {
  educationList,
  experienceList,
  linkField,
  projectDetailsField,
  projectKindFields,
  projectList,
  publicationList,
  tagsField,
} from '../fields/lists.ts'
import { icons } from './components/icons.ts'

const navigation: ListField = {
  type: 'array:object',
  path: 'nav.items',
  label: 'Entries',
  itemLabel: 'Entry',
  titleField: 'label',
  fields: [
    { path: 'label', label: 'Label', type: 'string', placeholder: 'Cases' },
    {
      path: 'href',
      label: 'Leads to',
      type: 'string',
      placeholder: '#projects',
      help: '#hero, #experience, #skills, #education, #projects, #certifications, #graduate-certifications, #publications, #patents, #contact, or an address elsewhere. Without entries, the page lists its sections.',
    },
  ],
}

const iconField: Field = {
  path: 'icon',
  label: 'Icon',
  type: 'select',
  options: icons.map(({ value, label }) => ({ value, label })),
}

const logo = pictureFields('logo', { label: 'Logo', help: 'Shown in a circle.', description: 'Arms of the college' })

/** The fields of each section. */
export const fields = {
  hero: [
    nameField(),
    {
      path: 'hero.titles',
      label: 'Roles',
      type: 'array:string',
      placeholder: 'Private investigator',
      help: 'Typed out one after the other.',
    },
    { ...titleField('Private investigator'), label: 'Role', help: 'Where there is only one.' },
    locationField,
    { path: 'hero.phone', label: 'Phone', type: 'string', placeholder: '+44 20 7946 0000' },
    summaryField('Who you are and what you are called for', 'An empty line begins a new paragraph.'),
    ...pictureFields('hero.profileImage', {
      label: 'Portrait',
      help: 'Shown at 4:5, a little browned.',
      description: 'You at your desk',
    }),
    ...socialFields(['github', 'linkedin']),
    { path: 'hero.emailLink', label: 'Email link', type: 'email', placeholder: 'you@example.com' },
    resumeField('Leave empty, or write #, to hide it.'),
  ],
  nav: [
    {
      path: 'nav.showMobileMenu',
      label: 'Menu button on phones',
      type: 'boolean',
      help: 'Without it the entries stand in a row that can be moved sideways.',
    },
    navigation,
  ],
  experience: [experienceList],
  skills: [skillCategoryList('Skills', [iconField])],
  education: [educationList('BSc Computer Science')],
  projects: [
    projectList({
      title: 'Name of the case',
      description: 'What was asked, and what you found',
      picture: 'Shown at 4:3, a little browned.',
      before: projectKindFields('Fraud'),
      after: [projectDetailsField, tagsField('Python'), linkField('https://example.com/case')],
    }),
  ],
  certifications: [certificationList],
  'graduate-certifications': [diplomaList(logo)],
  publications: [publicationList],
  patents: [patentList],
  contact: [
    headlineField('Send word'),
    noteField('What people may write to you about', 'Set as a telegram.'),
    emailField({ required: true }),
    phoneField('+44 20 7946 0000'),
    addressField('text'),
    contactFormField('shown'),
  ],
} satisfies Readonly<Record<string, readonly Field[]>>
