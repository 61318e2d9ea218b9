import type { PortfolioContent } from '@vitrine/common/portfolio/content'
import type { Repeater } from '@vitrine/common/templates/fields'
import {
  bioField,
  locationField,
  nameField,
  pictureFields,
  resumeField,
  summaryField,
  taglineField,
  titleField,
} from '../fields/basics.ts'
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
} from '../fields/lists.ts'
import type { Section } from '../definition.ts'
import { degreesOf, positionsOf, projectsOf } from '../parts/content.ts'
import { areBlank, filledItems, isBlankRichText } from '../parts/emptiness.ts'
import { wantsContactForm } from '../parts/forms.ts'
import { socialEntries } from '../parts/social.ts'
import { filled } from '../parts/texts.ts'

export const skillsOf = ({ skills }: PortfolioContent) => filledItems(skills?.items, 'name')

const skills: Repeater = {
  arrayPath: 'skills.items',
  label: 'Skills',
  itemLabel: 'Skill',
  titleField: 'name',
  fields: [
    { path: 'name', label: 'Skill', type: 'string', placeholder: 'Project planning' },
    { path: 'level', label: 'Level', type: 'number', placeholder: '80', help: 'From 0 to 100 percent.' },
  ],
}

export const sections = [
  {
    id: 'home',
    label: 'Home',
    hideable: false,
    fixed: true,
    fields: [
      nameField({ help: 'Typed out.' }),
      titleField('Landscape gardener'),
      locationField,
      ...pictureFields('hero.profileImage', {
        label: 'Portrait',
        help: 'Shown as a square under an arch.',
        description: 'You in the garden',
      }),
      taglineField('What you do, in one sentence', 'Set large.'),
      summaryField('Two or three sentences more'),
      resumeField('Leave empty, or write #, to hide the button.'),
    ],
    isEmpty: () => false,
  },
  {
    id: 'about',
    label: 'About',
    hideable: true,
    heading: 'About me',
    navigation: 'About',
    fields: [
      bioField('Where you come from and what matters to you'),
      {
        path: 'about.services',
        label: 'What you can be asked for',
        type: 'array:string',
        placeholder: 'Workshops for teachers',
      },
    ],
    isEmpty: ({ about }) => isBlankRichText(about?.bio) && filled(about?.services).length === 0,
  },
  {
    id: 'education',
    label: 'Education',
    hideable: true,
    repeaters: [educationList('BSc Physics')],
    isEmpty: (content) => degreesOf(content).length === 0,
  },
  {
    id: 'experience',
    label: 'Experience',
    hideable: true,
    repeaters: [experienceList],
    isEmpty: (content) => positionsOf(content).length === 0,
  },
  {
    id: 'skills',
    label: 'Skills',
    hideable: true,
    repeaters: [skills],
    isEmpty: (content) => skillsOf(content).length === 0,
  },
  {
    id: 'projects',
    label: 'Projects',
    hideable: true,
    repeaters: [
      projectList({
        title: 'Name of the project',
        description: 'What it is, and whom it helped',
        picture: 'Shown at 3:2.',
        before: projectKindFields('Exhibition'),
        after: [projectDetailsField, linkField('https://example.com/project')],
      }),
    ],
    isEmpty: (content) => projectsOf(content).length === 0,
  },
  {
    id: 'handles',
    label: 'Handles',
    hideable: true,
    heading: 'Find me elsewhere',
    navigation: null,
    fields: socialFields(['website', 'linkedin', 'github', 'instagram', 'twitter', 'dribbble', 'behance']),
    isEmpty: ({ contact }) => socialEntries(contact?.social).length === 0,
  },
  {
    id: 'contact',
    label: 'Contact',
    hideable: true,
    // A button below the navigation leads there.
    navigation: null,
    contactForm: 'shown',
    fields: [
      headlineField('Come and say hello'),
      noteField('What people may write to you about'),
      emailField({ required: true }),
      phoneField('+353 20 910 0000'),
      addressField(),
      contactFormField('shown'),
    ],
    isEmpty: ({ contact }) =>
      areBlank(contact?.headline, contact?.note, contact?.email, contact?.phone, contact?.address) &&
      !wantsContactForm(contact),
  },
] as const satisfies readonly Section[]
