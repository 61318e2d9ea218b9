/** A button with a sign on it, such as an arrow, and what it is called. For places outside forms: it has no type. */
export function stepButton(root: Document, sign: string, label: string, act: () => void): HTMLButtonElement {
  const node = root.createElement('button')
  node.textContent = sign
  node.ariaLabel = label
  node.onclick = act
  return node
}
