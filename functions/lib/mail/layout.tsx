import type { CSSProperties, ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { DEFAULT_LANGUAGE, isRightToLeft, languageAttributes, type Language } from '@vitrine/common/languages'
import { appOrigin } from '../env.ts'

/** What a mail says, in the order of reading; it is written once and sent as HTML and as text. */
export interface Letter {
  /** English unless it says otherwise. */
  language?: Language
  /** Shown beside the subject in lists of mails. */
  preview: string
  heading: string
  blocks: readonly Block[]
  /** Why the reader gets this. */
  footer: string
}

type Block =
  | { kind: 'paragraph'; text: string }
  | { kind: 'steps'; steps: readonly { title: string; text: string }[] }
  | { kind: 'button'; label: string; href: string }

// Mail programs know no custom properties, and many of them no style sheets.
const colors = {
  page: '#f4f3f0',
  paper: '#ffffff',
  ink: '#17151d',
  muted: '#5d5968',
  line: '#e3e1dc',
  accent: '#6d28d9',
  onAccent: '#ffffff',
}
const fonts = "Inter, -apple-system, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif"
const paragraph: CSSProperties = { margin: '0 0 20px', fontSize: 16, lineHeight: '26px', color: colors.ink }

/** The letter for mail programs that show HTML: one column of tables and inline styles, no pictures to fetch. */
export function letterHtml({ language = DEFAULT_LANGUAGE, preview, heading, blocks, footer }: Letter): string {
  const textAlign = isRightToLeft(language) ? 'right' : 'left'
  // Many mail programs show the body alone, in a page of their own.
  const ofBody = language === DEFAULT_LANGUAGE ? {} : languageAttributes(language)
  const markup = renderToStaticMarkup(
    <html {...languageAttributes(language)}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light" />
        <title>{heading}</title>
      </head>
      <body {...ofBody} style={{ margin: 0, padding: 0, backgroundColor: colors.page, fontFamily: fonts }}>
        <div style={{ display: 'none', maxHeight: 0, overflow: 'hidden' }}>{preview}</div>
        <Table style={{ backgroundColor: colors.page }}>
          <td align="center" style={{ padding: '32px 16px' }}>
            <Table style={{ maxWidth: 560 }}>
              <td style={{ padding: '0 0 20px', fontSize: 18, fontWeight: 650, color: colors.ink }}>
                <a href={appOrigin()} style={{ color: colors.ink, textDecoration: 'none' }}>
                  Vitrine
                </a>
              </td>
            </Table>
            <Table
              style={{
                maxWidth: 560,
                backgroundColor: colors.paper,
                border: `1px solid ${colors.line}`,
                borderRadius: 8,
              }}
            >
              <td {...ofBody} style={{ padding: '36px 32px 16px', textAlign }}>
                <h1
                  style={{ margin: '0 0 20px', fontSize: 26, lineHeight: '34px', fontWeight: 650, color: colors.ink }}
                >
                  {heading}
                </h1>
                {blocks.map((block, index) => (
                  <BlockMarkup key={index} block={block} language={language} />
                ))}
              </td>
            </Table>
            <Table style={{ maxWidth: 560 }}>
              <td
                {...ofBody}
                style={{
                  padding: '20px 0 0',
                  fontSize: 13,
                  lineHeight: '20px',
                  color: colors.muted,
                  textAlign,
                }}
              >
                {footer}
              </td>
            </Table>
          </td>
        </Table>
      </body>
    </html>,
  )
  return `<!doctype html>${markup}`
}

/** A table of one cell, the only box that every mail program lays out alike. */
function Table({ style, children }: { style: CSSProperties; children: ReactNode }) {
  return (
    <table
      role="presentation"
      width="100%"
      cellPadding="0"
      cellSpacing="0"
      border={0}
      style={{ borderCollapse: 'separate', ...style }}
    >
      <tbody>
        <tr>{children}</tr>
      </tbody>
    </table>
  )
}

function BlockMarkup({ block, language }: { block: Block; language: Language }) {
  switch (block.kind) {
    case 'paragraph':
      return <p style={paragraph}>{block.text}</p>
    case 'steps':
      return (
        <ol style={{ margin: '0 0 20px', padding: '0 0 0 24px' }}>
          {block.steps.map(({ title, text }) => (
            <li key={title} style={{ ...paragraph, margin: '0 0 12px', paddingLeft: 4 }}>
              <strong>
                {title}
                {fullStop(language)}
              </strong>
              {betweenSentences(language)}
              {text}
            </li>
          ))}
        </ol>
      )
    case 'button':
      return (
        <p style={{ margin: '4px 0 24px' }}>
          <a
            href={block.href}
            style={{
              display: 'inline-block',
              padding: '13px 22px',
              borderRadius: 8,
              backgroundColor: colors.accent,
              color: colors.onAccent,
              fontSize: 16,
              lineHeight: '20px',
              fontWeight: 600,
              textDecoration: 'none',
            }}
          >
            {block.label}
          </a>
        </p>
      )
  }
}

/** The letter as plain text. */
export function letterText({ language = DEFAULT_LANGUAGE, heading, blocks, footer }: Letter): string {
  return (
    [heading, ...blocks.map((block) => blockText(block, language)), `-- \nVitrine, ${appOrigin()}\n${footer}`].join(
      '\n\n',
    ) + '\n'
  )
}

function blockText(block: Block, language: Language): string {
  switch (block.kind) {
    case 'paragraph':
      return block.text
    case 'steps':
      return block.steps
        .map(
          ({ title, text }, index) => `${index + 1}. ${title}${fullStop(language)}${betweenSentences(language)}${text}`,
        )
        .join('\n')
    case 'button':
      return block.label + colon(language) + block.href
  }
}

const fullStop = (language: Language) => (language === 'ja' ? '。' : '.')
const betweenSentences = (language: Language) => (language === 'ja' ? '' : ' ')

function colon(language: Language): string {
  if (language === 'ja') return '：'
  return language === 'fr' ? '\u00a0: ' : ': '
}
