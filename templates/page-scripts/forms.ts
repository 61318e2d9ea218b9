type State = 'loading' | 'success' | 'error'

/**
 * Sends each `[data-form]` as JSON to the URL in its value, without leaving the page, and shows the result below it. An empty
 * value means a preview, which sends nothing.
 */
export function forms(root: Document): () => void {
  const pageForms = [...root.querySelectorAll<HTMLFormElement>('form[data-form]')]
  for (const form of pageForms) {
    form.onsubmit = (event) => {
      event.preventDefault()
      if (form.dataset.state !== 'loading') void submit(form)
    }
  }
  return () => {
    for (const form of pageForms) {
      form.onsubmit = null
      delete form.dataset.state
      setStatus(form, '')
    }
  }
}

async function submit(form: HTMLFormElement): Promise<void> {
  const setState = (state: State, text: string) => {
    form.dataset.state = state
    form.ariaBusy = String(state === 'loading')
    setStatus(form, text)
  }
  const { done = '', failed = '', sending = 'Sending…' } = form.dataset
  setState('loading', sending)
  try {
    const refusal = await send(form)
    if (refusal) return setState('error', refusal)
    form.reset()
    setState('success', done)
  } catch {
    setState('error', failed)
  }
}

/** The reason for a refusal, as text for the visitor; empty on success. */
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

function setStatus(form: HTMLFormElement, text: string): void {
  const status = form.querySelector('[role=status]')
  if (status) status.textContent = text
}
