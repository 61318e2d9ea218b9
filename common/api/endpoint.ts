import type * as z from 'zod/mini'
import type { ErrorCode } from './errors.ts'

/**
 * Who may call an endpoint.
 * - public: anyone; tokens are ignored
 * - account: anyone with a valid token
 * - self: the account `:uid`; 404 for others
 * - owner: the owner of the portfolio `:id`; 404 for others
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
   * Also checks that the account was not disabled and its sessions were not revoked since the token was issued. For money,
   * deletion and publishing; costs a round trip.
   */
  liveSession?: true
  /** One sentence for the reference. */
  summary: string
  params: Params
  query: Query
  body: Body
  output: Output
  /** Its error codes, besides the common ones (input, token, size, rate, unknown portfolio). */
  errors: readonly ErrorCode[]
  /** A valid input, for the reference and for tests over all endpoints. */
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
