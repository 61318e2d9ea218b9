import * as z from 'zod/mini'
import { api } from '@vitrine/common/api/index'
import type { Endpoint } from '@vitrine/common/api/endpoint'
import { errorStatus } from '@vitrine/common/api/errors'

const access: Record<Endpoint['access'], string> = {
  public: 'anyone',
  account: 'anyone who is signed in',
  self: 'the account itself',
  owner: 'the portfolio’s owner',
}

/** The API reference as Markdown, generated from the contract table. */
export function apiReference(): string {
  const endpoints = Object.entries(api).map(([name, endpoint]) => section(name, endpoint))
  const errors = Object.entries(errorStatus).map(([code, status]) => `| \`${code}\` | ${status} |`)
  return [
    '# API',
    'Made from the contract table in `common/api` by `npm run reference`; do not edit.',
    'Calls that are not for anyone carry `Authorization: Bearer {Firebase ID token}`. Every error is `{"detail": {"code", "message", "requestId", …}}`.',
    ...endpoints,
    '## Errors',
    ['| Code | Status |', '| --- | --- |', ...errors].join('\n'),
    '',
  ].join('\n\n')
}

function section(name: string, endpoint: Endpoint): string {
  const parts = [
    `## ${name}`,
    `\`${endpoint.method} ${endpoint.path}\` for ${access[endpoint.access]}${endpoint.liveSession ? ', in a session that has not been ended' : ''}. ${endpoint.summary}`,
  ]
  if (endpoint.errors.length > 0)
    parts.push(`Refuses with ${endpoint.errors.map((code) => `\`${code}\` (${errorStatus[code]})`).join(', ')}.`)
  const query = shape(endpoint.query)
  if (query !== '{}') parts.push(`Query: \`${query}\``)
  if (!(endpoint.body instanceof z.ZodMiniUndefined))
    parts.push(`Body, for example: \`${JSON.stringify(endpoint.sample.body)}\``)
  return parts.join('\n\n')
}

const shape = (schema: z.ZodMiniType) =>
  JSON.stringify(z.toJSONSchema(schema, { unrepresentable: 'any' }).properties ?? {})
