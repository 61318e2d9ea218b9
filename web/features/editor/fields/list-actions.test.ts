import { expect, it } from 'vitest'
import type { ListField } from '@vitrine/common/fields/types/list/kind'
import { getAt } from '@vitrine/common/portfolio/paths'
import { withValues, type AnyDocument, type PathValue } from '../state/document.ts'
import type { AnyEditor } from '../state/editor-context.ts'
import { listActions } from './list-actions.ts'

const field: ListField = {
  path: 'jobs',
  label: 'Jobs',
  type: 'array:object',
  itemLabel: 'Job',
  titleField: 'title',
  fields: [],
}

/** The document after an item of a list is duplicated. */
function afterDuplicating(present: AnyDocument, path: string, index: number): AnyDocument {
  let after = present
  const store = { getState: () => ({ history: { present } }) } as AnyEditor['store']
  const commitMany = (values: readonly PathValue[]) => (after = withValues(after, values))
  const commit = (at: string, value: unknown) => commitMany([{ path: at, value }])
  listActions({ store, commit, commitMany, path, field }).duplicate(index)
  return after
}

it('a copy of an item says in other languages what the original does', () => {
  const of = (text: string) => ({ text, of: 'x' })
  const content = {
    jobs: [{ itemId: 'a', title: 'Editor', roles: [{ itemId: 'r', name: 'Lead' }] }, { itemId: 'ab' }],
    translations: {
      de: { 'jobs/a/title': of('Redakteurin'), 'jobs/a/roles/r/name': of('Leitung'), 'jobs/ab/title': of('-') },
    },
  }
  const jobs = afterDuplicating({ content }, 'content.jobs', 0)
  const copy = getAt(jobs, 'content.jobs.1.itemId') as string
  expect(getAt(jobs, 'content.translations.de')).toEqual({
    ...content.translations.de,
    [`jobs/${copy}/title`]: of('Redakteurin'),
    [`jobs/${copy}/roles/r/name`]: of('Leitung'),
  })
  const roles = afterDuplicating({ content }, 'content.jobs.0.roles', 0)
  const nested = getAt(roles, 'content.jobs.0.roles.1.itemId') as string
  expect(getAt(roles, `content.translations.de.jobs/a/roles/${nested}/name`)).toEqual(of('Leitung'))
})
