import { say } from '../../../lib/words/say.ts'
import type { useGoogleWindow } from './use-google-window.ts'

/** What to do while Google's window is open, and if it did not open. */
export function GoogleWindowHint({ asking }: Pick<ReturnType<typeof useGoogleWindow>, 'asking'>) {
  return (
    <p role="status" className="text-sm text-muted empty:hidden">
      {asking !== 'no' && say('Continue in the window that opened. Closed it? Click again.')}
      {asking === 'long' &&
        ` ${say('If none opened, allow pop-ups for this site; inside of another app, open this page in your browser.')}`}
    </p>
  )
}
