import type { Field } from '@vitrine/common/fields/field'
import type { ListField } from '@vitrine/common/fields/types/list/kind'
import { list } from './lists.ts'

/** Lists that one template has and all others can add: what somebody has done and can do. Apart, as previews load what they show. */

export const workList: ListField = list('work', ['Work experience', 'Position'], 'position', [
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
])

export const certificationList: ListField = list('certifications', ['Certifications', 'Certification'], 'title', [
  { path: 'title', label: 'Title', type: 'string', placeholder: 'Name of the certificate' },
  { path: 'org', label: 'Issued by', type: 'string', placeholder: 'Name of the institute' },
  { path: 'date', label: 'Date', type: 'string', placeholder: 'March 2024' },
  { path: 'id', label: 'Number', type: 'string', placeholder: 'ABC-12345' },
  list('links', ['Documents', 'Document'], 'label', [
    { path: 'label', label: 'Text of the link', type: 'string', placeholder: 'Certificate' },
    { path: 'href', label: 'Address', type: 'url', placeholder: 'https://example.com/certificate.pdf' },
  ]),
])

/** @param logo the fields of a picture, where the template shows logos */
export const diplomaList = (logo: readonly Field[] = []): ListField =>
  list('graduate_certifications', ['Graduate certifications', 'Graduate certification'], 'title', [
    { path: 'title', label: 'Title', type: 'string', placeholder: 'Postgraduate certificate in statistics' },
    { path: 'org', label: 'College', type: 'string', placeholder: 'Name of the college' },
    ...logo,
  ])

export const patentList: ListField = list('patents', ['Patents', 'Patent'], 'title', [
  { path: 'title', label: 'Title', type: 'string', placeholder: 'What was invented' },
  { path: 'number', label: 'Number', type: 'string', placeholder: 'EP 1 234 567' },
  { path: 'year', label: 'Year', type: 'string', placeholder: '2022' },
  { path: 'note', label: 'Note', type: 'text', placeholder: 'With whom, and what it is good for' },
])

/** Skills with how far they go. */
export const skillList: ListField = list('skills.items', ['Skills', 'Skill'], 'name', [
  { path: 'name', label: 'Skill', type: 'string', placeholder: 'Project planning' },
  { path: 'level', label: 'Level', type: 'number', placeholder: '80', help: 'From 0 to 100 percent.' },
])

/** @param icon the field of one, where the template shows icons */
export const skillCategoryList = (label: string, icon: readonly Field[] = []): ListField =>
  list('skills.categories', [label, 'Category'], 'name', [
    { path: 'name', label: 'Category', type: 'string', placeholder: 'Languages' },
    ...icon,
    { path: 'items', label: 'Skills', type: 'array:string', placeholder: 'TypeScript' },
  ])
