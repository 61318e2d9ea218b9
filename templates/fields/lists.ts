import type { FieldBase } from '@vitrine/common/fields/base'
import type { Field } from '@vitrine/common/fields/field'
import type { ListField } from '@vitrine/common/fields/types/list/kind'
import { pictureFields } from './basics.ts'

/** A list whose items have the fields; `titleField` names an item. */
export const list = (
  path: string,
  [label, itemLabel]: readonly [label: string, itemLabel: string],
  titleField: string,
  fields: readonly Field[],
): ListField => ({ type: 'array:object', path, label, itemLabel, titleField, fields })

interface ProjectTexts {
  title: string
  description: string
  picture: string
  /** Fields between the title and the description, and after the description. */
  before?: readonly Field[]
  after?: readonly Field[]
}

export const projectList = ({ title, description, picture, before = [], after = [] }: ProjectTexts): ListField =>
  list('projects', ['Projects', 'Project'], 'title', [
    { path: 'title', label: 'Title', type: 'string', placeholder: title },
    ...before,
    { path: 'description', label: 'Description', type: 'text', placeholder: description },
    ...after,
    ...pictureFields('image', { label: 'Picture', help: picture, description: 'What can be seen in it' }),
  ])

/** Kind and period of a project. */
export const projectKindFields = (kind: string): Field[] => [
  { path: 'category', label: 'Kind', type: 'string', placeholder: kind },
  { path: 'period', label: 'Period', type: 'string', placeholder: '2024' },
]

export const projectDetailsField: Field = {
  path: 'bullets',
  label: 'Details',
  type: 'array:string',
  placeholder: 'A number, a partner, a result',
}

export const tagsField = (placeholder: string): Field => ({
  path: 'tags',
  label: 'Tags',
  type: 'array:string',
  placeholder,
})

export const linkField = (placeholder: string): Field => ({ path: 'link', label: 'Link', type: 'url', placeholder })

export const experienceList: ListField = list('experience', ['Experience', 'Position'], 'title', [
  { path: 'title', label: 'Position', type: 'string', placeholder: 'What you are called there' },
  { path: 'org', label: 'Organisation', type: 'string', placeholder: 'Where you work' },
  { path: 'period', label: 'Period', type: 'string', placeholder: '2021 – today' },
  { path: 'summary', label: 'Summary', type: 'text', placeholder: 'One or two sentences about the work' },
  { path: 'bullets', label: 'What you did', type: 'array:string', placeholder: 'One result per line' },
])

export const educationList = (degree: string): ListField =>
  list('education', ['Education', 'Degree'], 'degree', [
    { path: 'period', label: 'Period', type: 'string', placeholder: '2014 – 2018' },
    { path: 'degree', label: 'Degree', type: 'string', placeholder: degree },
    { path: 'school', label: 'School', type: 'string', placeholder: 'Name of the school' },
    { path: 'location', label: 'Location', type: 'string', placeholder: 'City, country' },
    {
      path: 'highlights',
      label: 'Highlights',
      type: 'array:string',
      placeholder: 'A thesis, a prize, a semester abroad',
    },
  ])

export const awardList = (name: string, org: Pick<FieldBase, 'label' | 'placeholder'>): ListField =>
  list('awards', ['Awards', 'Award'], 'name', [
    { path: 'name', label: 'Award', type: 'string', placeholder: name },
    { path: 'org', type: 'string', ...org },
    { path: 'year', label: 'Year', type: 'string', placeholder: '2025' },
  ])

interface ServiceTexts {
  label: string
  title: string
  summary: string
  price: Pick<FieldBase, 'placeholder' | 'help'>
}

export const serviceList = ({ label, title, summary, price }: ServiceTexts): ListField =>
  list('services', [label, 'Service'], 'title', [
    { path: 'title', label: 'Title', type: 'string', placeholder: title },
    { path: 'summary', label: 'Summary', type: 'text', placeholder: summary },
    { path: 'priceFrom', label: 'Price from', type: 'string', ...price },
  ])

interface GalleryTexts {
  labels: readonly [label: string, itemLabel: string]
  help: string
  caption: string
  /** Placeholder of the category, where the template has a filter. */
  category?: string
  more?: readonly Field[]
}

export const galleryList = ({ labels, help, caption, category, more = [] }: GalleryTexts): ListField =>
  list('gallery.images', labels, 'caption', [
    { path: 'src', label: labels[1], type: 'image', help },
    {
      path: 'alt',
      label: 'Description',
      type: 'string',
      placeholder: 'What can be seen, for people who cannot see it',
    },
    { path: 'caption', label: 'Caption', type: 'string', placeholder: caption },
    ...(category === undefined
      ? []
      : [{ path: 'category', label: 'Category', type: 'string', placeholder: category } as const]),
    ...more,
  ])

export const galleryCategoriesField = (placeholder: string): Field => ({
  path: 'gallery.categories',
  label: 'Categories',
  type: 'array:string',
  placeholder,
  help: 'The order of the filter. It appears once pictures are in two categories or more.',
})

export const testimonialList = (quote: string): ListField =>
  list('testimonials', ['Testimonials', 'Testimonial'], 'author', [
    { path: 'quote', label: 'Quote', type: 'text', placeholder: quote },
    { path: 'author', label: 'Author', type: 'string', placeholder: 'Full name' },
    { path: 'role', label: 'Role', type: 'string', placeholder: 'Founder, Company' },
  ])

/** @param logo the fields of a picture, where the template shows logos */
export const pressList = (logo: readonly Field[] = []): ListField =>
  list('press', ['Publications', 'Publication'], 'name', [
    { path: 'name', label: 'Name', type: 'string', placeholder: 'Name of the publication' },
    { path: 'url', label: 'Link', type: 'url', placeholder: 'https://publication.com/interview' },
    ...logo,
  ])

export const publicationList: ListField = list('publications', ['Publications', 'Publication'], 'title', [
  { path: 'title', label: 'Title', type: 'string', placeholder: 'Title of the article' },
  { path: 'venue', label: 'Published in', type: 'string', placeholder: 'Name of the journal' },
  { path: 'year', label: 'Year', type: 'string', placeholder: '2024' },
  linkField('https://example.com/article'),
])
