import type { Field } from '@vitrine/common/fields/field'
import type { ListField } from '@vitrine/common/fields/types/list/kind'
import { bioField, locationField, nameField, pictureFields, resumeField, summaryField } from '../fields/basics.ts'
import { contactFormField, emailField, headlineField, noteField, socialFields } from '../fields/contact.ts'
import { linkField, projectList, tagsField } from '../fields/lists.ts'
import { profiles } from './content.ts'

const work: ListField = {
  type: 'array:object',
  path: 'work',
  label: 'Work experience',
  itemLabel: 'Position',
  titleField: 'position',
  fields: [
    { path: 'position', label: 'Position', type: 'string', placeholder: 'Senior Software Engineer' },
    { path: 'company', label: 'Company', type: 'string', placeholder: 'Company name' },
    { path: 'duration', label: 'Duration', type: 'string', placeholder: '2021 – today' },
    { path: 'location', label: 'Location', type: 'string', placeholder: 'City or “Remote”' },
    { path: 'link', label: 'Company website', type: 'url', placeholder: 'https://company.com' },
    {
      path: 'description',
      label: 'What you did',
      type: 'array:string',
      placeholder: 'One result per line, with a number where there is one',
    },
  ],
}

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
  experience: [work],
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
