import { expect, it } from 'vitest'
import { initialsOf } from './initials.ts'

it.each([
  ['Ada Marlowe', 'AM'],
  ['  juan carlos   de la vega ', 'JV'],
  ['Łukasz', 'Ł'],
  ['Anne-Marie', 'AM'],
  ['“Ace” (Ada) 🦉', 'AA'],
  ['李 小龙', '李小'],
  ['<b> & </b>', 'BB'],
  ['🦉', ''],
  ['ليلى أحمد', 'ل\u200cأ'],
  ['נועה לוי', 'נל'],
])('initials of %s are %s', (name, initials) => expect(initialsOf(name)).toBe(initials))
