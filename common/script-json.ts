/** JSON that can stand inside a script element: nothing in it closes the element or opens a comment. */
export function scriptJson(data: object): string {
  return JSON.stringify(data).replace(
    /[<>&\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}
