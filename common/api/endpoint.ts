import type * as z from 'zod/mini'
import type { ErrorCode } from './errors.ts'

/**
 * Who may call an endpoint.
 * - public: anyone; a token is not looked at
 * - account: anyone with a valid token
 * - self: the account that `:uid` names; for others it does not exist
 * - owner: the account that owns the portfolio `:id`; for others it does not exist
 */
export type Access = 'public' | 'account' | 'self' | 'owner'

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

export interface Endpoint<
  Params extends z.ZodMiniType = z.ZodMiniType,
  Query extends z.ZodMiniType = z.ZodMiniType,
  Body extends z.ZodMiniType = z.ZodMiniType,
  Output extends z.ZodMiniType = z.ZodMiniType,
> {
  method: Method
  /** With `:name` segments, as Express and the client fill them. */
  path: string
  access: Access
  /**
   * Whether a token is not enough: the account must not have been disabled, nor its sessions ended, since it was made.
   * Money, deletion and what the public gets to see; it costs a round trip.
   */
  liveSession?: true
  /** One sentence for the reference. */
  summary: string
  params: Params
  query: Query
  body: Body
  output: Output
  /** What it may refuse with, besides what every endpoint can (input, token, size, rate, unknown portfolio). */
  errors: readonly ErrorCode[]
  /** A valid input, for the reference and for tests that go over all endpoints. */
  sample: { params: z.input<Params>; query: z.input<Query>; body: z.input<Body> }
}

/** Declares an endpoint; the types of its parts are those of its schemas. */
export function endpoint<
  Params extends z.ZodMiniType,
  Query extends z.ZodMiniType,
  Body extends z.ZodMiniType,
  Output extends z.ZodMiniType,
>(declaration: Endpoint<Params, Query, Body, Output>): Endpoint<Params, Query, Body, Output> {
  return declaration
}

export type ParamsOf<E extends Endpoint> = z.infer<E['params']>
export type QueryOf<E extends Endpoint> = z.infer<E['query']>
export type BodyOf<E extends Endpoint> = z.infer<E['body']>
export type OutputOf<E extends Endpoint> = z.infer<E['output']>
