const refreshMs = 2000

const inbox = document.querySelector('#inbox')
const search = document.querySelector('#search')
const status = document.querySelector('#status')

const actions = {
  verify: 'Verify this address',
  reset: 'Choose a new password',
  'sign-in': 'Sign in',
  change: 'Confirm the new address',
  recover: 'Restore the former address',
}

const element = (name, properties = {}, ...children) => {
  const node = Object.assign(document.createElement(name), properties)
  node.append(...children)
  return node
}

const time = (at) => {
  const date = new Date(at)
  return element(
    'time',
    { dateTime: at, className: 'meta' },
    date.toLocaleString([], { dateStyle: 'medium', timeStyle: 'medium' }),
  )
}

/** The sandbox runs no script of the mail; its links open in a tab of their own. */
const mailBody = ({ html, text, subject }) => {
  if (!html) return element('pre', {}, text ?? '')
  const frame = element('iframe', { title: `Mail: ${subject}`, srcdoc: `<base target="_blank">${html}` })
  frame.setAttribute('sandbox', 'allow-popups allow-popups-to-escape-sandbox')
  return frame
}

const content = (message) => {
  if (!message.link) return element('details', {}, element('summary', {}, 'Show the mail'), mailBody(message))
  const label = actions[message.kind]
  const link = element('a', { className: 'action', href: message.link, target: '_blank', rel: 'noopener' }, label)
  link.setAttribute('aria-label', `${label}: ${message.to}`)
  return link
}

const item = (message) => {
  const node = element('li', {}, element('h3', {}, message.subject), time(message.at), element('br'), content(message))
  node.dataset.id = message.id
  return node
}

const group = (to) => {
  const node = element('section', {}, element('h2', {}, to), element('ul'))
  node.dataset.to = to
  node.setAttribute('aria-label', to)
  return node
}

/** Puts children in this order without moving or recreating those that already stand right: open mails stay open. */
const arrange = (parent, wanted) => {
  for (const child of [...parent.children]) if (!wanted.includes(child)) child.remove()
  wanted.forEach((child, index) => {
    if (parent.children[index] !== child) parent.insertBefore(child, parent.children[index] ?? null)
  })
}

const items = new Map()
const groups = new Map()

const remembered = (map, key, create) => {
  if (!map.has(key)) map.set(key, create())
  return map.get(key)
}

const empty = element('p', { className: 'empty' })

const emptyText = () =>
  search.value.trim()
    ? `Nothing was sent to an address with “${search.value.trim()}”.`
    : 'Nothing here yet. Sign up in the app and the verification link appears.'

const show = (messages) => {
  const byAddress = Map.groupBy(messages, ({ to }) => to)
  const sections = [...byAddress].map(([to, sent]) => {
    const section = remembered(groups, to, () => group(to))
    arrange(
      section.querySelector('ul'),
      sent.map((message) => remembered(items, message.id, () => item(message))),
    )
    return section
  })
  empty.textContent = emptyText()
  arrange(inbox, sections.length > 0 ? sections : [empty])
}

const say = (text) => {
  if (status.textContent !== text) status.textContent = text
}

const refresh = async () => {
  try {
    const response = await fetch(`/api/messages?to=${encodeURIComponent(search.value)}`)
    if (!response.ok) throw new Error(await response.text())
    const messages = await response.json()
    show(messages)
    say(messages.length === 1 ? '1 message' : `${messages.length} messages`)
  } catch {
    say('Vitrine does not answer. Is it still running? Trying again.')
  }
}

search.value = new URLSearchParams(location.search).get('to') ?? ''
search.addEventListener('input', () => {
  const to = search.value.trim()
  history.replaceState(null, '', to ? `/?to=${encodeURIComponent(to)}` : '/')
  void refresh()
})

const keepRefreshing = async () => {
  if (document.visibilityState === 'visible') await refresh()
  setTimeout(keepRefreshing, refreshMs)
}
document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && refresh())
void keepRefreshing()
