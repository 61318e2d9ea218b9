import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { LoadMore, type LoadMoreProps } from './load-more.tsx'

const shown = (query: Partial<LoadMoreProps['query']>) =>
  renderToStaticMarkup(
    <LoadMore
      failure="More messages couldn’t be loaded."
      query={{
        hasNextPage: true,
        isFetchingNextPage: false,
        isFetchNextPageError: false,
        fetchNextPage: () => undefined,
        ...query,
      }}
    />,
  )

it('offers the next page, and nothing after the last', () => {
  expect(shown({})).toContain('Load more')
  expect(shown({ hasNextPage: false })).toBe('')
})

it('says that the next page could not be loaded, and offers it again', () => {
  const html = shown({ isFetchNextPageError: true })
  expect(html).toContain('role="alert"')
  expect(html).toContain('More messages couldn’t be loaded.')
  expect(html).toContain('Retry')
})
