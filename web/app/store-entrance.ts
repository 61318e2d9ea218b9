import './entrance.ts'
import { isSignedInNoted } from '../lib/session-hint.ts'
import { showChosen } from '../lib/show-chosen.ts'
import { preferredLanguage } from '../lib/words/preferred-language.ts'

/*
 * The script of the store's HTML. Strangers get the app when they begin to search, or press what only the app can do; links work
 * without it. For somebody who is signed in it comes at once, with favourites and the account; also for who chose another language than the
 * browser asks for.
 */

showChosen(document.querySelector('[data-categories]'))

// Without the app the search is still a form, which Enter sends.
const takeOver = () =>
  void import('./take-over.ts').then(({ takenOver }) => takenOver).catch((cause: unknown) => console.error(cause))
const isInSearch = (target: EventTarget | null) => target instanceof Element && target.closest('[role=search]') !== null

// Somebody may have begun to search before this script was there.
if (isSignedInNoted() || preferredLanguage() !== document.documentElement.lang || isInSearch(document.activeElement))
  takeOver()
else
  for (const type of ['focusin', 'pointerdown'] as const)
    document.addEventListener(type, ({ target }) => {
      if (isInSearch(target)) takeOver()
    })
