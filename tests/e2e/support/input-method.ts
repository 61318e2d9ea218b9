import type { CDPSession, Page } from '@playwright/test'

/** Windows tells of every key that goes to an input method with this code; so does Safari of the one that ends a word. */
const PROCESS_KEY = 229

/** Types through an input method, as people do in Japanese and Korean. */
export async function inputMethod(page: Page) {
  const session: CDPSession = await page.context().newCDPSession(page)
  const key = async (name: 'Enter' | 'Escape') => {
    const event = { key: name, code: name, windowsVirtualKeyCode: PROCESS_KEY }
    await session.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', ...event })
    return () => session.send('Input.dispatchKeyEvent', { type: 'keyUp', ...event, windowsVirtualKeyCode: 13 })
  }
  const compose = (text: string) =>
    session.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length })
  return {
    compose,
    /** Enter accepts the word that is being composed. */
    accept: async (text: string) => {
      const release = await key('Enter')
      await session.send('Input.insertText', { text })
      await release()
    },
    /** As Safari tells of it: the composition has ended when the key goes down. */
    acceptAsSafari: async (text: string) => {
      await session.send('Input.insertText', { text })
      await (await key('Enter'))()
    },
    /** Escape drops it. */
    drop: async () => {
      const release = await key('Escape')
      await compose('')
      await release()
    },
  }
}
