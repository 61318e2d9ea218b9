/** The line below a picture, a table or code. */
export function Caption({ text }: { text: string | undefined }) {
  return text?.trim() ? <figcaption dir="auto">{text.trim()}</figcaption> : null
}
