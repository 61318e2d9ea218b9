/** A form-encoded body, with `a[b][0]=c` as nested objects. */
export type Form = { [name: string]: string | Form }

/** Reads an `application/x-www-form-urlencoded` body. */
export function parseForm(body: string): Form {
  const form: Form = {}
  for (const [name, value] of new URLSearchParams(body)) put(form, partsOf(name), value)
  return form
}

const partsOf = (name: string): string[] => {
  const [first = '', ...rest] = name.split('[')
  return [first, ...rest.map((part) => part.replace(/\]$/, ''))]
}

function put(form: Form, [name = '', ...rest]: string[], value: string): void {
  // `a[]=x&a[]=y` appends.
  const key = name === '' ? String(Object.keys(form).length) : name
  if (['__proto__', 'constructor', 'prototype'].includes(key)) return
  if (rest.length === 0) {
    form[key] = value
    return
  }
  const inner = form[key]
  const nested: Form = typeof inner === 'object' ? inner : {}
  form[key] = nested
  put(nested, rest, value)
}

export const text = (form: Form, name: string): string | undefined => {
  const value = form[name]
  return typeof value === 'string' ? value : undefined
}

export const inner = (form: Form, name: string): Form => {
  const value = form[name]
  return typeof value === 'object' ? value : {}
}

/** A list, whatever its indexes are. */
export const list = (form: Form, name: string): (string | Form)[] => Object.values(inner(form, name))

/** `metadata`: strings by name. */
export const texts = (form: Form, name: string): Record<string, string> =>
  Object.fromEntries(
    Object.entries(inner(form, name)).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  )
