import type { FieldBase } from '@vitrine/common/fields/base'
import type { Field } from '@vitrine/common/fields/field'
import { picturePartsOf } from '@vitrine/common/portfolio/picture-parts'

/** The builders of fields that several templates have. What differs is a parameter; the rest is written once. */

type Texts = Pick<FieldBase, 'placeholder' | 'help'>

export const nameField = (more: Texts = {}): Field => ({
  path: 'hero.name',
  label: 'Name',
  type: 'string',
  placeholder: 'Your name',
  required: true,
  ...more,
})

export const titleField = (placeholder: string): Field => ({
  path: 'hero.title',
  label: 'Title',
  type: 'string',
  placeholder,
})

export const taglineField = (placeholder: string, help?: string): Field => ({
  path: 'hero.tagline',
  label: 'Tagline',
  type: 'string',
  placeholder,
  ...(help && { help }),
})

export const summaryField = (placeholder: string, help?: string): Field => ({
  path: 'hero.summary',
  label: 'Summary',
  type: 'text',
  placeholder,
  ...(help && { help }),
})

export const locationField: Field = {
  path: 'hero.location',
  label: 'Location',
  type: 'string',
  placeholder: 'City, country',
}

export const resumeField = (help: string): Field => ({
  path: 'hero.resumeLink',
  label: 'Résumé link',
  type: 'url',
  placeholder: 'https://example.com/resume.pdf',
  help,
})

export const bioField = (placeholder: string, path = 'about.bio'): Field => ({
  path,
  label: 'Bio',
  type: 'richtext',
  placeholder,
})

interface PictureTexts {
  label: string
  help: string
  /** Placeholder of its description. */
  description: string
}

/** A picture and the description of it. */
export const pictureFields = (path: string, { label, help, description }: PictureTexts): Field[] => [
  { path, label, type: 'image', help },
  {
    path: picturePartsOf(path).alt,
    label: `Description of the ${label.toLowerCase()}`,
    type: 'string',
    placeholder: description,
  },
]
