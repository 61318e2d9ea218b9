import { expect, it } from 'vitest'
import { robots } from './robots.ts'

it('names the sitemap and closes what only owners see, but no page with a similar name', () => {
  const lines = String(robots('https://vitrine.test').body).split('\n')
  expect(lines[0]).toBe('User-agent: *')
  expect(lines).toContain('Sitemap: https://vitrine.test/sitemap.xml')
  const closed = lines.flatMap((line) => /^Disallow: (.*)$/.exec(line)?.[1] ?? [])
  expect(closed).toContain('/dashboard/')
  expect(closed).toContain('/reset-password$')
  expect(closed.filter((path) => !/^\/[a-z-]+[$/?]$/.test(path))).toEqual([])
  expect(
    closed.filter(
      (path) =>
        /^\/(templates|portfolio|p|$)/.test(path) && !path.startsWith('/payment') && !path.startsWith('/preview'),
    ),
  ).toEqual([])
})
