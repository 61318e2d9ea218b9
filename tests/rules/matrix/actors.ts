/** All kinds of callers. `owner` owns the data of the account `ada`. */
export const matrixActors = {
  'signed-out visitor': null,
  'owner, unverified': { uid: 'ada', email: 'ada@example.com', email_verified: false },
  owner: { uid: 'ada', email: 'ada@example.com', email_verified: true },
  'owner, with claims of their own': {
    uid: 'ada',
    email: 'ada@example.com',
    email_verified: true,
    admin: true,
    role: 'admin',
    subscription_level: 'pro',
  },
  'another account, unverified': { uid: 'eve', email: 'eve@example.com', email_verified: false },
  'another account': { uid: 'eve', email: 'eve@example.com', email_verified: true },
  'another account with the address': { uid: 'eve', email: 'ada@example.com', email_verified: true },
  'an account without an address': { uid: 'nobody' },
} as const satisfies Record<string, { uid: string; [claim: string]: unknown } | null>

export type MatrixActor = keyof typeof matrixActors
export const allActors = Object.keys(matrixActors) as MatrixActor[]

/** Groups of actors that the tables name. */
export const who = {
  nobody: [] as MatrixActor[],
  everybody: allActors,
  owner: ['owner, unverified', 'owner', 'owner, with claims of their own'] as MatrixActor[],
  verifiedOwner: ['owner', 'owner, with claims of their own'] as MatrixActor[],
}
export type Who = keyof typeof who
