/** All texts of some content, in order. */
export function textsIn(content: unknown): string[] {
  const texts: string[] = []
  const visit = (part: unknown) => {
    if (typeof part === 'string') texts.push(part)
    else if (typeof part === 'object' && part !== null) for (const key in part) visit(part[key as keyof typeof part])
  }
  visit(content)
  return texts
}
