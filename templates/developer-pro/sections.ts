import { bioField, locationField, nameField, pictureFields, resumeField, summaryField } from '../fields/basics.ts'
import { contactFormField, emailField, headlineField, noteField, socialFields } from '../fields/contact.ts'
import { linkField, projectList, tagsField } from '../fields/lists.ts'
import type { Repeater } from '@vitrine/common/templates/fields'
import type { Section } from '../definition.ts'
import { areBlank, filledItems, isBlankRichText } from '../parts/emptiness.ts'
import { projectsOf } from '../parts/content.ts'
import { wantsContactForm } from '../parts/forms.ts'
import { type Social, socialEntries } from '../parts/social.ts'
import { filled } from '../parts/texts.ts'
import type { PortfolioContent } from '@vitrine/common/portfolio/content'

export const jobsOf = ({ work }: PortfolioContent) => filledItems(work, 'position', 'company', 'description')

/** The profiles that this template has fields for. */
export const profiles: readonly (keyof Social)[] = ['github', 'linkedin', 'twitter', 'website']

const work: Repeater = {
  arrayPath: 'work',
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

export const sections = [
  {
    id: 'hero',
    label: 'Hero',
    hideable: false,
    navigation: null,
    fixed: true,
    fields: [
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
    isEmpty: () => false,
  },
  {
    id: 'about',
    label: 'About',
    hideable: true,
    fields: [
      bioField('How you work, and what you care about'),
      { path: 'about.skills', label: 'Skills', type: 'array:string', placeholder: 'PostgreSQL' },
    ],
    isEmpty: ({ about }) => isBlankRichText(about?.bio) && filled(about?.skills).length === 0,
  },
  {
    id: 'experience',
    label: 'Experience',
    hideable: true,
    repeaters: [work],
    isEmpty: (content) => jobsOf(content).length === 0,
  },
  {
    id: 'projects',
    label: 'Projects',
    hideable: true,
    repeaters: [
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
    isEmpty: (content) => projectsOf(content).length === 0,
  },
  {
    id: 'contact',
    label: 'Contact',
    hideable: true,
    contactForm: 'hidden',
    fields: [
      headlineField('Let’s talk'),
      noteField('What people should write to you about'),
      emailField(),
      contactFormField('hidden'),
      ...socialFields(profiles),
    ],
    isEmpty: ({ contact }) =>
      areBlank(contact?.email, contact?.headline, contact?.note) &&
      socialEntries(contact?.social, profiles).length === 0 &&
      !wantsContactForm(contact),
  },
] as const satisfies readonly Section[]
