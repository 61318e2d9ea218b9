import './entrance.ts'
import { isSignedInNoted } from '../lib/session-hint.ts'

/*
 * The script of the store's HTML. Strangers get the app when they begin to search, or press what only the app can do; links work
 * without it. For somebody who is signed in it comes at once, with favourites and the account.
 */

const takeOver = () => void import('./take-over.ts')

if (isSignedInNoted()) takeOver()
else
  for (const type of ['focusin', 'pointerdown'] as const)
    document.addEventListener(type, ({ target }) => {
      if (target instanceof Element && target.closest('[role=search]')) takeOver()
    })
