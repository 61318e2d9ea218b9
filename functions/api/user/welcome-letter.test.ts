import { describe, expect, it, vi } from 'vitest'
import { letterHtml, letterText } from '../../lib/mail/layout.tsx'
import { englishForOwners } from '../../lib/owner-words/load.ts'
import { welcomeLetter } from './welcome-letter.ts'

vi.stubEnv('APP_ORIGIN', 'https://vitrine.example/')

describe('the welcome mail', () => {
  const letter = welcomeLetter({ name: 'Ada <i>King & "Co"', verified: false }, englishForOwners)
  const html = letterHtml(letter)
  const text = letterText(letter)

  it('says the same as HTML and as text', () => {
    const flat = html
      .replace(/<[^>]+>/g, ' ')
      .replace(/&amp;/g, '&')
      .replace(/&lt;/g, '<')
      .replace(/&gt;/g, '>')
      .replace(/&quot;/g, '"')
      .replace(/\s+/g, ' ')
    for (const block of letter.blocks) {
      const said =
        block.kind === 'paragraph'
          ? [block.text]
          : block.kind === 'steps'
            ? block.steps.map((step) => step.text)
            : [block.label]
      for (const words of said) {
        expect(flat).toContain(words)
        expect(text).toContain(words)
      }
    }
    expect(text).toContain('https://vitrine.example/templates')
    expect(html).toContain('href="https://vitrine.example/templates"')
    expect(text).toContain('vitrine.example/your-name')
  })

  it('shows markup in a name as what it is', () => {
    expect(html).not.toContain('<i>')
    expect(html).toContain('Ada &lt;i&gt;King &amp; &quot;Co&quot;')
    expect(text).toContain('Welcome to Vitrine, Ada <i>King & "Co"')
  })

  it('needs nothing from elsewhere to be shown', () => {
    expect(html).not.toMatch(/<(img|link|style|script)\b/)
    expect(html).not.toMatch(/\bsrc=|url\(/)
  })

  it('asks only those to confirm their address who have not', () => {
    expect(text).toContain('confirm your address')
    expect(letterText(welcomeLetter({ name: 'Ada', verified: true }, englishForOwners))).not.toContain('confirm')
  })

  it('greets nobody by a name that is none', () => {
    expect(letterText(welcomeLetter({ name: 'www.evil.example', verified: true }, englishForOwners))).toMatch(
      /^Welcome to Vitrine\n/,
    )
  })
})
