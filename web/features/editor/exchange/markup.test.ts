import { describe, expect, it } from 'vitest'
import { markup } from './markup.ts'

describe('Markdown and HTML', () => {
  it.each([
    ['**bold** and <b>too</b>', '<p><strong>bold</strong> and <strong>too</strong></p>', 'bold and too'],
    ['First\nSecond\n\nThird', '<p>First<br>Second</p><p>Third</p>', 'First\nSecond\n\nThird'],
    ['Why:\n\n- one\n- two', '<p>Why:</p><ul>\n<li>one</li>\n<li>two</li>\n</ul>', 'Why:\n\n• one\n• two'],
    ['<ul><li><p>One</p></li><li>R&amp;D</li></ul>', '<ul><li><p>One</p></li><li>R&amp;D</li></ul>', '• One\n• R&D'],
    ['[me](https://a.example/)', '<p><a href="https://a.example/">me</a></p>', 'me (https://a.example/)'],
    [
      '![pic](https://a.example/p.png)',
      '<p><a href="https://a.example/p.png">pic</a></p>',
      'pic (https://a.example/p.png)',
    ],
    ['# Head\nText', '<p>Head</p><p>Text</p>', 'Head\n\nText'],
    ['`code`', '<p>code</p>', 'code'],
    ['Said:\n\n> quoted', '<p>Said:</p><p>quoted</p>', 'Said:\n\nquoted'],
  ])('%j', (text, rich, plain) => {
    expect(markup.rich(text)).toBe(rich)
    expect(markup.plain(text)).toBe(plain)
  })

  it.each([
    'snake_case_name and 5 * 3 * 2',
    'List<String>, std::vector<int>',
    '<your name>',
    '1. FC Köln',
    '2015. A good year\n2016. A better one',
    'C# and C++ and R&D',
    '5 < 6 and 7 > 3',
    'I <3 code',
    '[sic]',
  ])('%j is text, and stays as it is', (text) => {
    expect(markup.plain(text)).toBe(text)
  })

  it('no address that could run becomes a link, and no script is more than text', () => {
    expect(markup.rich('[x](javascript:alert(1))')).toBe('<p>x</p>')
    expect(markup.rich('<script>alert(1)</script>')).toBe('<p>&lt;script>alert(1)&lt;/script></p>')
    expect(markup.rich('<p onclick="alert(1)">a</p>')).toBe('<p>a</p>')
  })
})
