import { describe, expect, it } from 'vitest'
import type { Field } from '../fields/field.ts'
import type { TemplateMetadata } from '../fields/section.ts'
import type { PortfolioContent } from './content.ts'
import { publishIssues, publishIssuesMessage } from './publish-validation.ts'

const metadataOf = (...fields: Field[]): TemplateMetadata => ({
  sections: [{ id: 'hero', label: 'Hero', hideable: false, fields }],
})

const messageFor = (field: Field, content: unknown) =>
  publishIssues(metadataOf(field), content as PortfolioContent).map(({ message }) => message)

describe('a required field', () => {
  const name: Field = { path: 'hero.name', label: 'Name', type: 'string', required: true }
  it.each([
    {},
    { hero: {} },
    { hero: { name: '' } },
    { hero: { name: '  \n' } },
    { hero: { name: null } },
    { hero: null },
  ])('is missing in %j', (content) => expect(messageFor(name, content)).toEqual(['Name is required']))
  it.each(['Ada', '0', ' a '])('is there with %j', (value) =>
    expect(messageFor(name, { hero: { name: value } })).toEqual([]),
  )
  it.each([0, false])('is there with %j', (value) => expect(messageFor(name, { hero: { name: value } })).toEqual([]))

  it('that is a list needs an entry', () => {
    const titles: Field = { path: 'hero.titles', label: 'Titles', type: 'array:string', required: true }
    expect(messageFor(titles, { hero: { titles: [] } })).toEqual(['Titles is required'])
    expect(messageFor(titles, { hero: { titles: ['x'] } })).toEqual([])
  })

  it('that is an address is not filled by a lone #', () => {
    const link: Field = { path: 'cta.href', label: 'Link', type: 'url', required: true }
    expect(messageFor(link, { cta: { href: '#' } })).toEqual(['Link is required'])
  })

  it('that is a mailbox says only that it is missing', () => {
    const email: Field = { path: 'contact.email', label: 'Email', type: 'email', required: true }
    expect(messageFor(email, { contact: { email: '' } })).toEqual(['Email is required'])
  })
})

describe('a field that may be empty', () => {
  it.each(['string', 'email', 'url', 'array:string'] as const)('of type %s is fine when it is', (type) => {
    const field: Field = { path: 'hero.name', label: 'Name', type }
    expect(messageFor(field, {})).toEqual([])
    expect(messageFor(field, { hero: { name: '' } })).toEqual([])
  })
})

describe('an email', () => {
  const email: Field = { path: 'contact.email', label: 'Email', type: 'email' }
  it.each(['ada', 'ada@', '@example.com', 'ada@example', 'ada lovelace@example.com', 'a@b@example.com'])(
    '%s is not one',
    (value) => expect(messageFor(email, { contact: { email: value } })).toEqual(['Email must be a valid email']),
  )
  it.each(['ada@example.com', 'ada.l+x@mail.example.co.uk'])('%s is one', (value) =>
    expect(messageFor(email, { contact: { email: value } })).toEqual([]),
  )
})

describe('a url', () => {
  const link: Field = { path: 'cta.href', label: 'Link', type: 'url' }
  it.each(['https://', 'http://[', '://x', 'not an address', 'hello', 'javascript:alert(1)', 'data:text/html,x'])(
    '%s is not one',
    (value) => expect(messageFor(link, { cta: { href: value } })).toEqual(['Link must be a valid URL']),
  )
  it.each(['https://example.com', 'mailto:ada@example.com', 'linkedin.com/in/ada', '#'])('%s is one', (value) =>
    expect(messageFor(link, { cta: { href: value } })).toEqual([]),
  )
})

it('a list must be one', () => {
  const titles: Field = { path: 'hero.titles', label: 'Titles', type: 'array:string' }
  expect(messageFor(titles, { hero: { titles: 'One' } })).toEqual(['Titles must be an array'])
  expect(messageFor(titles, { hero: { titles: ['One'] } })).toEqual([])
})

it('issues come in the order of the fields and name their paths', () => {
  const metadata = metadataOf(
    { path: 'hero.name', label: 'Name', type: 'string', required: true },
    { path: 'contact.email', label: 'Email', type: 'email', required: true },
  )
  const issues = publishIssues(metadata, { contact: { email: 'ada' } })
  expect(issues).toEqual([
    { path: 'hero.name', message: 'Name is required' },
    { path: 'contact.email', message: 'Email must be a valid email' },
  ])
  expect(publishIssuesMessage(issues)).toBe(
    'Please fix these issues before publishing:\n• Name is required\n• Email must be a valid email',
  )
})

describe('an address in an entry of a list', () => {
  const projects: Field = {
    path: 'projects',
    label: 'Projects',
    type: 'array:object',
    itemLabel: 'Project',
    titleField: 'title',
    fields: [
      { path: 'title', label: 'Title', type: 'string', required: true },
      { path: 'link', label: 'Link', type: 'url', required: true },
      {
        path: 'people',
        label: 'People',
        type: 'array:object',
        itemLabel: 'Person',
        titleField: 'name',
        fields: [{ path: 'email', label: 'Email', type: 'email' }],
      },
    ],
  }
  const issues = (content: unknown) => publishIssues(metadataOf(projects), content as PortfolioContent)

  it.each(['javascript:alert(1)', 'not a link at all', 'http://'])('has to be valid: %j', (link) =>
    expect(issues({ projects: [{ title: 'Mill' }, { title: 'Lighthouse', link }] })).toEqual([
      { path: 'projects.1.link', message: 'Project “Lighthouse”: Link must be a valid URL' },
    ]),
  )

  it('has to be valid in lists inside of entries, too', () =>
    expect(issues({ projects: [{ people: [{ email: 'ada' }] }] })).toEqual([
      { path: 'projects.0.people.0.email', message: 'Project 1: Person 1: Email must be a valid email' },
    ]))

  it.each([undefined, '', ' ', '#', 'example.com', 'https://example.com/a'])('may be %j', (link) =>
    expect(issues({ projects: [{ link }] })).toEqual([]),
  )
})
