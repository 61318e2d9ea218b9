/**
 * Makes a function of a part of the content compute once for each: content is never changed in place, and the preview asks
 * with every keystroke, whatever part it changes.
 */
export function remembered<Part extends object, Result>(
  compute: (part: Part | undefined) => Result,
): (part: Part | undefined) => Result {
  const results = new WeakMap<Part, Result>()
  const ofNothing = compute(undefined)
  return (part) => {
    if (!part) return ofNothing
    const known = results.get(part)
    if (known !== undefined) return known
    const result = compute(part)
    results.set(part, result)
    return result
  }
}
