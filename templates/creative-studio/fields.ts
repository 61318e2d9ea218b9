import type { Field } from '@vitrine/common/fields/field'
import { bioField, nameField, pictureFields, taglineField } from '../fields/basics.ts'
import { addressField, callFields, emailField, phoneField, socialFields } from '../fields/contact.ts'
import { awardList, linkField, projectList, serviceList, tagsField, testimonialList } from '../fields/lists.ts'
import { stepList, toolsField } from '../fields/show-lists.ts'
import { DEFAULT_CATEGORY } from './components/category.ts'
import { profiles } from './content.ts'

/** The fields of each section. */
export const fields = {
  hero: [
    nameField({ placeholder: 'Your studio', help: 'Set as large as the page allows.' }),
    {
      path: 'hero.specialty',
      label: 'Specialty',
      type: 'string',
      placeholder: 'Brand and motion studio in your city',
    },
    taglineField('What you do for whom, in one sentence'),
    ...socialFields(profiles, { linkedin: 'https://www.linkedin.com/company/you' }),
  ],
  projects: [
    projectList({
      title: 'Client or project name',
      description: 'What was asked for, what you made, what it changed',
      picture: 'Best at 4:3; the mosaic crops it to its own proportions.',
      before: [
        {
          path: 'category',
          label: 'Category',
          type: 'string',
          placeholder: DEFAULT_CATEGORY,
          help: `The filter starts on “${DEFAULT_CATEGORY}”, where projects without a category go too.`,
        },
      ],
      after: [tagsField('Identity'), linkField('https://project.com')],
    }),
  ],
  about: [
    bioField('Who you are and how you work'),
    {
      path: 'about.mediaKit',
      label: 'Media kit link',
      type: 'url',
      placeholder: 'https://example.com/media-kit.zip',
    },
    ...pictureFields('about.image', {
      label: 'Picture',
      help: 'Shown at 4:3.',
      description: 'The team in its studio',
    }),
  ],
  services: [
    serviceList({
      label: 'Services',
      title: 'Brand identity',
      summary: 'What is included, in one sentence',
      price: { placeholder: '€5,000', help: 'Shown as “From €5,000”.' },
    }),
  ],
  process: [{ path: 'process.title', label: 'Heading', type: 'string', placeholder: 'Process' }, stepList],
  testimonials: [testimonialList('One or two sentences; the shorter, the louder')],
  awards: [awardList('Gold, brand identity', { label: 'Given by', placeholder: 'Organisation' })],
  tools: [toolsField],
  cta: callFields({
    headline: 'Have something in mind?',
    text: 'What you would like to hear about',
    button: { label: 'Button' },
    link: { placeholder: 'https://example.com/contact', help: 'Leave empty to lead to your email address.' },
  }),
  footer: [
    emailField({ placeholder: 'hello@example.com', required: true }),
    phoneField('+351 21 000 00 00'),
    addressField(),
  ],
} satisfies Readonly<Record<string, readonly Field[]>>
