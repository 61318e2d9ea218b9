import type { Locator } from '@playwright/test'
import { getPortfolio } from '@vitrine/common/api/portfolios'
import { succeed } from '../support/api.ts'
import { editor } from './support/editor.ts'
import { draftOf } from './support/portfolio.ts'
import { expect, signIn, test } from './support/test.ts'

/** Pastes as an app leaves it on the clipboard. The clipboard of the browser itself would clean it first. */
const paste = (target: Locator, html: string, text: string) =>
  target.evaluate(
    (element, data) => {
      const clipboardData = new DataTransfer()
      clipboardData.setData('text/html', data.html)
      clipboardData.setData('text/plain', data.text)
      element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
    },
    { html, text },
  )

const wordItem = (level: number, marker: string, text: string) =>
  `<p class=MsoListParagraphCxSpMiddle style='margin-left:36.0pt;text-indent:-18.0pt;mso-list:l0 level${level} lfo1'>` +
  `<![if !supportLists]><span style='font-family:Symbol'><span style='mso-list:Ignore'>${marker}` +
  `<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp; </span></span></span><![endif]>${text}<o:p></o:p></p>`

const cases: [app: string, html: string, stored: string][] = [
  [
    'Word',
    `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>p.MsoNormal{margin:0cm;font-family:Calibri}</style></head>` +
      `<body lang=EN-GB><!--StartFragment--><h1 style='color:#2F5496'>What I do<o:p></o:p></h1>` +
      `<p class=MsoNormal style='margin-bottom:8.0pt'>I <b style='mso-bidi-font-weight:normal'>draw</b> <i>maps</i> for ` +
      `<a href="https://trains.example/">trains</a>.<o:p></o:p></p>` +
      wordItem(1, '·', 'Signs') +
      wordItem(2, 'o', 'Platforms') +
      wordItem(1, '·', 'Timetables') +
      `<p class=MsoNormal>Then:</p>` +
      wordItem(1, '1.', 'Sketch') +
      wordItem(1, '2.', 'Print') +
      `<!--EndFragment--></body></html>`,
    '<p>What I do</p><p>I <strong>draw</strong> <em>maps</em> for <a href="https://trains.example/">trains</a>.</p>' +
      '<ul><li><p>Signs</p><ul><li><p>Platforms</p></li></ul></li><li><p>Timetables</p></li></ul>' +
      '<p>Then:</p><ol><li><p>Sketch</p></li><li><p>Print</p></li></ol>',
  ],
  [
    'Google Docs',
    `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-1f2e"><p dir="ltr" style="line-height:1.38">` +
      `<span style="font-size:11pt;font-weight:400">I </span><span style="font-size:11pt;font-weight:700">draw</span>` +
      `<span style="font-weight:400"> </span><span style="font-weight:400;font-style:italic">maps</span></p><br />` +
      `<ul style="margin-top:0"><li dir="ltr" aria-level="1"><p dir="ltr" role="presentation"><span style="font-weight:400">Signs</span></p></li>` +
      `<ul><li dir="ltr" aria-level="2"><p dir="ltr"><span style="font-weight:400">Platforms</span></p></li></ul></ul></b>`,
    '<p>I <strong>draw</strong> <em>maps</em></p><ul><li><p>Signs</p><ul><li><p>Platforms</p></li></ul></li></ul>',
  ],
  [
    'Notion',
    `<meta charset='utf-8'><h3>What I do</h3>\n<p>I <strong>draw</strong> <em>maps</em></p>\n<ul>\n<li>Signs\n<ul>\n<li>Platforms</li>\n</ul>\n</li>\n</ul>\n` +
      `<ol>\n<li>Sketch</li>\n</ol>\n<pre><code>npm start</code></pre>\n<!-- notionvc: 4b4d -->`,
    '<p>What I do</p><p>I <strong>draw</strong> <em>maps</em></p><ul><li><p>Signs</p><ul><li><p>Platforms</p></li></ul></li></ul>' +
      '<ol><li><p>Sketch</p></li></ol><p>npm start</p>',
  ],
]

for (const [app, html, expected] of cases) {
  test(`text pasted from ${app} keeps its emphasis, links and lists, and nothing of its looks`, async ({
    page,
    account,
  }) => {
    const draft = await draftOf(account)
    const { open, field, save, expectSaved } = editor(page)
    await signIn(page, account)
    await open(draft.id)
    const bio = field('Bio')
    await bio.click()
    await page.keyboard.press('ControlOrMeta+a')
    await paste(bio, html, 'as plain text')
    await save()
    await expectSaved()
    const { content } = await succeed(getPortfolio, { token: account.token, params: { id: draft.id } })
    expect(content.about?.bio).toBe(expected)
  })
}
