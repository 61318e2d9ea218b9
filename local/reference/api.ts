import * as z from 'zod/mini'
import { api, type EndpointName } from '@vitrine/common/api/index'
import type { Endpoint } from '@vitrine/common/api/endpoint'
import { errorStatus } from '@vitrine/common/api/errors'
import { endpointLimits, type EndpointLimit } from '@vitrine/common/api/limits'

const access: Record<Endpoint['access'], string> = {
  public: 'anyone',
  account: 'anyone who is signed in',
  self: 'the account itself',
  owner: 'the portfolio’s owner',
}

/** The API reference as Markdown, generated from the contract table. */
export function apiReference(): string {
  const endpoints = (Object.keys(api) as EndpointName[]).map((name) => section(name, api[name]))
  const errors = Object.entries(errorStatus).map(([code, status]) => `| \`${code}\` | ${status} |`)
  return [
    '# API',
    'Made from the contract table in `common/api` by `npm run reference`; do not edit.',
    'Calls that are not for anyone carry `Authorization: Bearer {Firebase ID token}`. Every error is `{"detail": {"code", "message", "requestId", …}}`.',
    'Whoever calls too often is refused with `rate-limited` (429) and told in `Retry-After` when to try again. Endpoints whose limit has the same name are counted together.',
    ...endpoints,
    '## Errors',
    ['| Code | Status |', '| --- | --- |', ...errors].join('\n'),
    '',
  ].join('\n\n')
}

function section(name: EndpointName, endpoint: Endpoint): string {
  const parts = [
    `## ${name}`,
    `\`${endpoint.method} ${endpoint.path}\` for ${access[endpoint.access]}${endpoint.liveSession ? ', in a session that has not been ended' : ''}. ${endpoint.summary}`,
  ]
  if (endpoint.errors.length > 0)
    parts.push(`Refuses with ${endpoint.errors.map((code) => `\`${code}\` (${errorStatus[code]})`).join(', ')}.`)
  parts.push(`At most ${endpointLimits[name].map(often).join(' and ')}.`)
  const query = shape(endpoint.query)
  if (query !== '{}') parts.push(`Query: \`${query}\``)
  if (!(endpoint.body instanceof z.ZodMiniUndefined))
    parts.push(`Body, for example: \`${JSON.stringify(endpoint.sample.body)}\``)
  return parts.join('\n\n')
}

function often({ name, by, most, windowMs }: EndpointLimit): string {
  const minutes = windowMs / 60_000
  const window =
    minutes === 1 ? 'a minute' : minutes === 60 ? 'an hour' : minutes === 1_440 ? 'a day' : `in ${minutes} minutes`
  return `${most.toLocaleString('en-US')} ${window} for ${by === 'account' ? 'an account' : 'a network'} (\`${name}\`)`
}

const shape = (schema: z.ZodMiniType) =>
  JSON.stringify(z.toJSONSchema(schema, { unrepresentable: 'any' }).properties ?? {})
