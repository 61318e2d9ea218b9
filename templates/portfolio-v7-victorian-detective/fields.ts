import type { Field } from '@vitrine/common/fields/field'
import type { ListField } from '@vitrine/common/fields/types/list/kind'
import { locationField, nameField, pictureFields, resumeField, summaryField, titleField } from '../fields/basics.ts'
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

const skills: ListField = {
  type: 'array:object',
  path: 'skills.categories',
  label: 'Skills',
  itemLabel: 'Category',
  titleField: 'name',
  fields: [
    { path: 'name', label: 'Category', type: 'string', placeholder: 'Languages' },
    { path: 'icon', label: 'Icon', type: 'select', options: icons.map(({ value, label }) => ({ value, label })) },
    { path: 'items', label: 'Skills', type: 'array:string', placeholder: 'TypeScript' },
  ],
}

const certifications: ListField = {
  type: 'array:object',
  path: 'certifications',
  label: 'Certifications',
  itemLabel: 'Certification',
  titleField: 'title',
  fields: [
    { path: 'title', label: 'Title', type: 'string', placeholder: 'Name of the certificate' },
    { path: 'org', label: 'Issued by', type: 'string', placeholder: 'Name of the institute' },
    { path: 'date', label: 'Date', type: 'string', placeholder: 'March 2024' },
    { path: 'id', label: 'Number', type: 'string', placeholder: 'ABC-12345' },
    {
      path: 'links',
      label: 'Documents',
      type: 'array:object',
      itemLabel: 'Document',
      titleField: 'label',
      fields: [
        { path: 'label', label: 'Text of the link', type: 'string', placeholder: 'Certificate' },
        { path: 'href', label: 'Address', type: 'url', placeholder: 'https://example.com/certificate.pdf' },
      ],
    },
  ],
}

const diplomas: ListField = {
  type: 'array:object',
  path: 'graduate_certifications',
  label: 'Graduate certifications',
  itemLabel: 'Graduate certification',
  titleField: 'title',
  fields: [
    { path: 'title', label: 'Title', type: 'string', placeholder: 'Postgraduate certificate in statistics' },
    { path: 'org', label: 'College', type: 'string', placeholder: 'Name of the college' },
    ...pictureFields('logo', { label: 'Logo', help: 'Shown in a circle.', description: 'Arms of the college' }),
  ],
}

const patents: ListField = {
  type: 'array:object',
  path: 'patents',
  label: 'Patents',
  itemLabel: 'Patent',
  titleField: 'title',
  fields: [
    { path: 'title', label: 'Title', type: 'string', placeholder: 'What was invented' },
    { path: 'number', label: 'Number', type: 'string', placeholder: 'EP 1 234 567' },
    { path: 'year', label: 'Year', type: 'string', placeholder: '2022' },
    { path: 'note', label: 'Note', type: 'text', placeholder: 'With whom, and what it is good for' },
  ],
}

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
  skills: [skills],
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
  certifications: [certifications],
  'graduate-certifications': [diplomas],
  publications: [publicationList],
  patents: [patents],
  contact: [
    headlineField('Send word'),
    noteField('What people may write to you about', 'Set as a telegram.'),
    emailField({ required: true }),
    phoneField('+44 20 7946 0000'),
    addressField('text'),
    contactFormField('shown'),
  ],
} satisfies Readonly<Record<string, readonly Field[]>>
