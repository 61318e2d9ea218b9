import { formKinds, type FormKind } from '@vitrine/common/forms'

export interface FormAt {
  username: string
  kind: FormKind | 'subscription'
}

const kinds: readonly string[] = [...formKinds, 'subscription']

/** The form that an address is of, or null: see formPath and subscriptionPath of common/routes.ts. */
export function formAt(path: string): FormAt | null {
  const [, username, kind] = /^\/p\/([a-z0-9_-]{1,100})\/([a-z]+)\/?$/i.exec(path) ?? []
  return username && kind && kinds.includes(kind)
    ? { username: username.toLowerCase(), kind: kind as FormAt['kind'] }
    : null
}
