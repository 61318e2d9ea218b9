type State = 'loading' | 'success' | 'error'

/**
 * Sends each `[data-form]` in place to the address in its value, as JSON, and says below it how that went. An empty value
 * is a preview: nothing leaves it.
 */
export function forms(root: Document): () => void {
  const all = [...root.querySelectorAll<HTMLFormElement>('form[data-form]')]
  for (const form of all) {
    form.onsubmit = (event) => {
      event.preventDefault()
      if (form.dataset.state !== 'loading') void submit(form)
    }
  }
  return () => {
    for (const form of all) {
      form.onsubmit = null
      delete form.dataset.state
      say(form, '')
    }
  }
}

async function submit(form: HTMLFormElement): Promise<void> {
  const show = (state: State, text: string) => {
    form.dataset.state = state
    form.ariaBusy = String(state === 'loading')
    say(form, text)
  }
  const { done = '', failed = '' } = form.dataset
  show('loading', 'Sending…')
  try {
    const refusal = await send(form)
    if (refusal) return show('error', refusal)
    form.reset()
    show('success', done)
  } catch {
    show('error', failed)
  }
}

/** Why it was refused, in words for the visitor; empty where it was not. */
async function send(form: HTMLFormElement): Promise<string> {
  const { form: address, onlyEmail } = form.dataset
  if (!address) return ''
  const data = new FormData(form)
  const response = await fetch(address, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(onlyEmail === undefined ? Object.fromEntries(data) : { email: data.get('email') }),
  })
  if (response.status === 429) return ((await response.json()) as { detail: { message: string } }).detail.message
  if (!response.ok) throw new Error()
  return ''
}

function say(form: HTMLFormElement, text: string): void {
  const status = form.querySelector('[role=status]')
  if (status) status.textContent = text
}
