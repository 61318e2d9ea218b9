import { useEffect, useEffectEvent, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { toast } from '../../lib/toast.ts'
import { isTemplateId, type TemplateId } from '@vitrine/common/templates/ids'
import { useUntrustedLocation } from '../../lib/location-state.ts'
import { say } from '../../lib/words/say.ts'
import { loginPath, useAuth } from '../auth/index.ts'

const store = () => import('./favourites-store.ts')

export interface Favourites {
  status: 'signed-out' | 'loading' | 'failed' | 'ready'
  ids: ReadonlySet<string>
  toggle: (templateId: TemplateId) => void
  /** Signed-out visitors sign in first; the favourite is added when they come back. */
  signInPath: (templateId: TemplateId) => string
  retry: () => void
}

const none: ReadonlySet<string> = new Set()

/** What was wanted before signing in travels in the address to come back to. */
const wantedHash = (templateId: TemplateId) => `#favourite=${templateId}`

function wantedIn(hash: string): TemplateId | null {
  const id = /^#favourite=(.+)$/.exec(hash)?.[1] ?? ''
  return isTemplateId(id) ? id : null
}

/** The account's favourite templates, live. */
export function useFavourites(): Favourites {
  const { user, loading } = useAuth()
  const uid = user?.uid ?? null
  const navigate = useNavigate()
  const { pathname, search, hash } = useUntrustedLocation()
  const [attempt, setAttempt] = useState(0)
  const [known, setKnown] = useState<{ uid: string; ids: ReadonlySet<string> | null }>({ uid: '', ids: none })

  useEffect(() => {
    if (!uid) return
    let ended = false
    let stop = () => {}
    const fail = () => {
      if (!ended) setKnown({ uid, ids: null })
    }
    store().then(({ watchFavourites }) => {
      if (!ended) stop = watchFavourites(uid, (ids) => setKnown({ uid, ids }), fail)
    }, fail)
    return () => {
      ended = true
      stop()
    }
  }, [uid, attempt])

  const save = (templateId: TemplateId, wanted: boolean) => {
    if (!uid) return
    store()
      .then(({ setFavourite }) => setFavourite(uid, templateId, wanted))
      .catch(() => toast.error(say('Your favourite couldn’t be saved. Please try again.')))
  }

  const status = !uid
    ? loading
      ? 'loading'
      : 'signed-out'
    : known.uid !== uid
      ? 'loading'
      : known.ids
        ? 'ready'
        : 'failed'
  const ids = (status === 'ready' && known.ids) || none

  const wanted = wantedIn(hash)
  const resume = useEffectEvent((templateId: TemplateId) => {
    void navigate(pathname + search, { replace: true, preventScrollReset: true })
    if (!ids.has(templateId)) save(templateId, true)
  })
  useEffect(() => {
    if (wanted && status === 'ready') resume(wanted)
  }, [wanted, status])

  return {
    status,
    ids,
    toggle: (templateId) => save(templateId, !ids.has(templateId)),
    signInPath: (templateId) => loginPath({ from: pathname + search + wantedHash(templateId) }),
    retry: () => {
      setKnown({ uid: '', ids: none })
      setAttempt((before) => before + 1)
    },
  }
}
