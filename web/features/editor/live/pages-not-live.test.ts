import { expect, it } from 'vitest'
import { pagesNotLive } from './pages-not-live.ts'

const rowOf = (change: Parameters<typeof pagesNotLive>[0]['changedPages'][number]['change'], title = 'On grids') =>
  pagesNotLive({ changedPages: [{ id: 'a', title, change }] })[0]

it('says of each page what publishing changes, and leads to all that are there', () => {
  expect(rowOf('private')).toMatchObject({ summary: 'Made private: publishing takes it offline', isThere: true })
  expect(rowOf('deleted')).toMatchObject({ summary: 'Deleted: publishing takes it offline', isThere: false })
  expect(rowOf('address')).toMatchObject({ path: 'pages.a', label: 'Page “On grids”', summary: 'New address' })
  expect(rowOf('new', ' ')?.label).toBe('Page “Untitled”')
})
