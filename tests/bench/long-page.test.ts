import { pageContentSchema } from '@vitrine/common/portfolio/pages/page-content'
import { expect, it } from 'vitest'
import { longPage } from './pages/long-page.ts'

it('the page that is measured has 30 blocks and 12 pictures in them', () => {
  const content = longPage('minimalist-designer')
  expect(pageContentSchema.safeParse(content).success).toBe(true)
  expect(content.blocks).toHaveLength(30)
  expect(JSON.stringify(content.blocks).match(/"image":"\/examples/g)).toHaveLength(12)
})
