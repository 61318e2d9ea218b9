import type { Field } from '@vitrine/common/fields/field'
import { bioField, locationField, nameField, pictureFields, resumeField, summaryField } from '../fields/basics.ts'
import { contactFormField, emailField, headlineField, noteField, socialFields } from '../fields/contact.ts'
import { workList } from '../fields/career-lists.ts'
import { linkField, projectList, tagsField } from '../fields/lists.ts'
import { profiles } from './content.ts'

/** The fields of each section. */
export const fields = {
  hero: [
    nameField(),
    {
      path: 'hero.titles',
      label: 'Professional titles',
      type: 'array:string',
      placeholder: 'Full-stack developer',
      help: 'Typed out one after the other.',
    },
    summaryField('Two or three sentences: what you build and what you are good at'),
    locationField,
    resumeField('Leave empty, or write #, to hide the button.'),
    ...pictureFields('hero.profileImage', {
      label: 'Portrait',
      help: 'Shown as a square.',
      description: 'You at your desk',
    }),
  ],
  about: [
    bioField('How you work, and what you care about'),
    { path: 'about.skills', label: 'Skills', type: 'array:string', placeholder: 'PostgreSQL' },
  ],
  experience: [workList],
  projects: [
    projectList({
      title: 'Project name',
      description: 'What it does, and for whom',
      picture: 'Shown at 16:10.',
      after: [
        tagsField('TypeScript'),
        linkField('https://project.dev'),
        { path: 'repository', label: 'Repository', type: 'url', placeholder: 'https://github.com/you/project' },
      ],
    }),
  ],
  contact: [
    headlineField('Let’s talk'),
    noteField('What people should write to you about'),
    emailField(),
    contactFormField('hidden'),
    ...socialFields(profiles),
  ],
} satisfies Readonly<Record<string, readonly Field[]>>
