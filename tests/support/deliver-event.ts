import { randomUUID } from 'node:crypto'
import { bucketName } from '../../local/seed/admin.ts'
import { projectId } from './env.ts'
import { FUNCTION_HEADER } from './function-header.ts'

/** An event of Firebase, as Eventarc sends it: attributes beside, data as JSON. */
export interface BackgroundEvent {
  functionName: string
  attributes: Record<string, string>
  data: object
}

interface Snapshots {
  before?: object
  after?: object
}

const nameOf = (document: string) => `projects/${projectId}/databases/(default)/documents/${document}`

/** A document was created, or with `before` changed or removed. Values are as the REST API of Firestore writes them. */
export function documentEvent(
  functionName: string,
  document: string,
  { before, after }: Snapshots = { after: {} },
): BackgroundEvent {
  const at = new Date().toISOString()
  const snapshot = (fields: object | undefined) =>
    fields && { name: nameOf(document), fields, createTime: at, updateTime: at }
  return {
    functionName,
    attributes: {
      ...attributesOf(
        `google.cloud.firestore.document.v1.${before ? 'written' : 'created'}`,
        `//firestore.googleapis.com/projects/${projectId}/databases/(default)`,
      ),
      subject: `documents/${document}`,
      document,
      database: '(default)',
      namespace: '(default)',
      project: projectId,
      location: 'us-central1',
    },
    data: { value: snapshot(after), oldValue: snapshot(before) },
  }
}

/** A file was written or removed. */
export function fileEvent(
  functionName: string,
  name: string,
  what: 'finalized' | 'deleted',
  more: object = {},
): BackgroundEvent {
  return {
    functionName,
    attributes: {
      ...attributesOf(
        `google.cloud.storage.object.v1.${what}`,
        `//storage.googleapis.com/projects/_/buckets/${bucketName}`,
      ),
      subject: `objects/${name}`,
    },
    data: { kind: 'storage#object', bucket: bucketName, name, generation: '1', ...more },
  }
}

const attributesOf = (type: string, source: string) => ({
  specversion: '1.0',
  id: randomUUID(),
  time: new Date().toISOString(),
  type,
  source,
})

/** Delivers an event to the functions at an origin. @throws Error where it would have to be delivered again */
export const deliverEvent = ({ functionName, attributes, data }: BackgroundEvent, origin: string): Promise<void> =>
  post(origin, functionName, {
    headers: { 'content-type': 'application/cloudevents+json' },
    body: JSON.stringify({ ...attributes, datacontenttype: 'application/json', data }),
  })

/** Runs what is on a schedule. @throws Error where it would be tried again */
export const runScheduled = (functionName: string, origin: string): Promise<void> =>
  post(origin, functionName, { headers: { 'x-cloudscheduler-scheduletime': new Date().toISOString() } })

async function post(
  origin: string,
  functionName: string,
  { headers, body }: { headers: Record<string, string>; body?: string },
): Promise<void> {
  const response = await fetch(origin, {
    method: 'POST',
    headers: { ...headers, connection: 'close', [FUNCTION_HEADER]: functionName },
    body,
  })
  await response.arrayBuffer()
  if (!response.ok) throw new Error(`${functionName} answered ${response.status}`)
}
