import { describe, expect, it } from 'vitest'
import { apiErrorFrom, errorMessage } from './api-error.ts'

const json = JSON.stringify

describe('errorMessage', () => {
  it.each([
    ['a detail that is a text', 400, json({ detail: 'Name is missing', message: 'other' }), 'Name is missing'],
    ['the message of detail', 409, json({ detail: { code: 'x', message: 'Taken' }, message: 'other' }), 'Taken'],
    ['a detail without a message as JSON', 400, json({ detail: [{ loc: 'name' }] }), '[{"loc":"name"}]'],
    ['message', 500, json({ message: 'Broken', error: 'other' }), 'Broken'],
    ['error that is a text', 500, json({ error: 'Broken' }), 'Broken'],
    ['the message of error', 500, json({ error: { message: 'Broken' } }), 'Broken'],
    ['the status where there is no body', 503, '', 'HTTP 503'],
    ['the status where the body is a page', 502, '<html><h1>Bad gateway</h1></html>', 'HTTP 502'],
    ['the raw text', 500, 'out of order', 'out of order'],
    ['the raw JSON that follows no convention', 500, '{"reason":1}', '{"reason":1}'],
    ['402: the message of detail', 402, json({ detail: { message: 'Pay $19' }, message: 'other' }), 'Pay $19'],
    ['402: message', 402, json({ detail: 'ignored', message: 'Pay' }), 'Pay'],
    ['402: its own sentence otherwise', 402, json({ detail: {} }), 'Payment required to publish this portfolio'],
    ['402: its own sentence without a body', 402, '', 'Payment required to publish this portfolio'],
  ])('takes %s', (_, status, body, message) => {
    expect(errorMessage(status, body)).toBe(message)
  })
})

describe('apiErrorFrom', () => {
  it('carries status, code and detail', () => {
    const detail = {
      code: 'invalid-content',
      message: 'No',
      requestId: 'r',
      issues: [{ path: 'hero.name', message: 'Name is required' }],
    }
    expect(apiErrorFrom(422, json({ detail }))).toMatchObject({
      status: 422,
      code: 'invalid-content',
      message: 'No',
      detail,
    })
  })

  it('has a code even where the answer has none', () => {
    expect(apiErrorFrom(502, '<html>')).toMatchObject({ status: 502, code: 'unknown', detail: {} })
  })
})
