import type { Field } from '@vitrine/common/fields/field'
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
import { skillList } from '../fields/career-lists.ts'
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

/** The fields of each section. */
export const fields = {
  home: [
    nameField({ help: 'Typed out.' }),
    titleField('Landscape gardener'),
    locationField,
    ...pictureFields('hero.profileImage', {
      label: 'Portrait',
      help: 'Shown as a square under an arch.',
      description: 'You in the garden',
    }),
  ],
  intro: [
    taglineField('What you do, in one sentence', 'Set large.'),
    summaryField('Two or three sentences more'),
    resumeField('Leave empty, or write #, to hide the button.'),
  ],
  about: [
    bioField('Where you come from and what matters to you'),
    {
      path: 'about.services',
      label: 'What you can be asked for',
      type: 'array:string',
      placeholder: 'Workshops for teachers',
    },
  ],
  education: [educationList('BSc Physics')],
  experience: [experienceList],
  skills: [skillList],
  projects: [
    projectList({
      title: 'Name of the project',
      description: 'What it is, and whom it helped',
      picture: 'Shown at 3:2.',
      before: projectKindFields('Exhibition'),
      after: [projectDetailsField, linkField('https://example.com/project')],
    }),
  ],
  handles: socialFields(['website', 'linkedin', 'github', 'instagram', 'twitter', 'dribbble', 'behance', '500px']),
  contact: [
    headlineField('Come and say hello'),
    noteField('What people may write to you about'),
    emailField({ required: true }),
    phoneField('+353 20 910 0000'),
    addressField(),
    contactFormField('shown'),
  ],
} satisfies Readonly<Record<string, readonly Field[]>>
