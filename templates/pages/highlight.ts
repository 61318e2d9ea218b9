import bash from 'highlight.js/lib/languages/bash'
import c from 'highlight.js/lib/languages/c'
import cpp from 'highlight.js/lib/languages/cpp'
import csharp from 'highlight.js/lib/languages/csharp'
import css from 'highlight.js/lib/languages/css'
import diff from 'highlight.js/lib/languages/diff'
import go from 'highlight.js/lib/languages/go'
import graphql from 'highlight.js/lib/languages/graphql'
import java from 'highlight.js/lib/languages/java'
import javascript from 'highlight.js/lib/languages/javascript'
import json from 'highlight.js/lib/languages/json'
import kotlin from 'highlight.js/lib/languages/kotlin'
import lua from 'highlight.js/lib/languages/lua'
import php from 'highlight.js/lib/languages/php'
import python from 'highlight.js/lib/languages/python'
import ruby from 'highlight.js/lib/languages/ruby'
import rust from 'highlight.js/lib/languages/rust'
import scss from 'highlight.js/lib/languages/scss'
import sql from 'highlight.js/lib/languages/sql'
import swift from 'highlight.js/lib/languages/swift'
import typescript from 'highlight.js/lib/languages/typescript'
import xml from 'highlight.js/lib/languages/xml'
import yaml from 'highlight.js/lib/languages/yaml'
import { createLowlight } from 'lowlight'
import type { Token, TokenKind } from './token.ts'

/*
 * Colours code where a page is rendered: visitors get no script for it. Loaded only for pages with code.
 */

const lowlight = createLowlight({
  bash,
  c,
  cpp,
  csharp,
  css,
  diff,
  go,
  graphql,
  java,
  javascript,
  json,
  kotlin,
  lua,
  php,
  python,
  ruby,
  rust,
  scss,
  sql,
  swift,
  typescript,
  xml,
  yaml,
})

/** Longer code is shown in one colour: grammars are expressions, and some are slow. */
const MOST_CHARACTERS = 12_000

const kinds: Readonly<Record<string, TokenKind>> = {
  comment: 'comment',
  quote: 'comment',
  keyword: 'keyword',
  'selector-tag': 'keyword',
  literal: 'keyword',
  built_in: 'keyword',
  operator: 'keyword',
  string: 'string',
  regexp: 'string',
  number: 'number',
  symbol: 'number',
  title: 'name',
  name: 'name',
  attr: 'name',
  attribute: 'name',
  property: 'name',
  type: 'name',
  section: 'name',
  'selector-class': 'name',
  addition: 'added',
  deletion: 'removed',
}

type Node = ReturnType<typeof lowlight.highlight>['children'][number]

/** Code as tokens; in one piece where the language is not known. */
export function highlight(code: string, language: string): Token[] {
  const name = language.trim().toLowerCase()
  if (!lowlight.registered(name) || code.length > MOST_CHARACTERS) return [{ text: code }]
  return lowlight.highlight(name, code).children.flatMap((node) => tokensOf(node))
}

function tokensOf(node: Node, around?: TokenKind): Token[] {
  if (node.type === 'text') return [{ text: node.value, kind: around }]
  if (node.type !== 'element') return []
  const classes = node.properties.className
  const [name = ''] = Array.isArray(classes) ? classes : []
  const kind = kinds[name.replace(/^hljs-/, '')] ?? around
  return node.children.flatMap((child) => tokensOf(child, kind))
}
