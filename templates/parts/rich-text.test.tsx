import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { RichText } from './rich-text.tsx'
import { plainText } from './rich-text-tree.ts'

const render = (html: string | undefined) =>
  /^<div class="prose" dir="auto">(.*)<\/div>$/s.exec(
    renderToStaticMarkup(<RichText from={{ html }} field="html" />),
  )?.[1]

describe('RichText', () => {
  it('keeps allowed markup', () => {
    const html = '<p>A <strong>b</strong> <em>c</em> <u>d</u><br/>e</p><ul><li>f</li></ul><ol><li>g</li></ol>'
    expect(render(html)).toBe(html)
  })

  it('replaces equivalent tags by allowed ones', () => {
    expect(render('<div><b>a</b> <i>b</i></div>')).toBe('<p><strong>a</strong> <em>b</em></p>')
  })

  it('keeps the text of unknown tags and drops their attributes', () => {
    expect(render('<p class="x" onclick="alert(1)"><span style="color:red">a</span></p>')).toBe('<p>a</p>')
    expect(render('<h1>a</h1>')).toBe('<p>a</p>')
  })

  it.each(['script', 'style', 'iframe', 'svg', 'textarea', 'template'])('drops <%s> with its content', (tag) => {
    expect(render(`<p>a<${tag}>alert(1)</${tag}>b</p>`)).toBe('<p>ab</p>')
  })

  it('keeps safe links and turns unsafe ones into text', () => {
    expect(render('<a href="example.com">a</a>')).toBe('<p><a href="https://example.com/" rel="noopener">a</a></p>')
    expect(render('<a href="javascript:alert(1)" onmouseover="x">a</a>')).toBe('<p><span>a</span></p>')
    expect(render('<a href="java&#10;script:alert(1)">a</a>')).toBe('<p><span>a</span></p>')
  })

  it('reads plain text as paragraphs', () => {
    expect(render('One & two\n\nThree < four')).toBe('<p>One &amp; two</p><p>Three &lt; four</p>')
    expect(render('R&amp;D')).toBe('<p>R&amp;D</p>')
  })

  it('renders nothing for empty input', () => {
    expect(render(undefined)).toBe('')
    expect(render(' \n ')).toBe('')
  })

  it('handles deep nesting and unclosed tags', () => {
    expect(render(`${'<em>'.repeat(3_000)}deep`)).toContain('deep')
    expect(render('<p>a<strong>b')).toBe('<p>a<strong>b</strong></p>')
    expect(render('</p></div>a')).toContain('a')
  })
})

describe('plainText', () => {
  it('is one line of text without marks', () => {
    expect(plainText('<p>A <strong>b</strong>c</p><ul><li>d</li><li>e&amp;f</li></ul><script>x</script>')).toBe(
      'A bc d e&f',
    )
  })
})
