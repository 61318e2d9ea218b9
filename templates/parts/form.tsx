import { TRAP_FIELD, type FormKind } from '@vitrine/common/forms'
import { formApiPath, formPath } from '@vitrine/common/routes'
import type { ReactNode } from 'react'
import { useOtherLanguage } from '../languages/other-language.ts'
import { useWording } from './say.ts'

export interface PageFormProps {
  kind: FormKind
  /** The page's username; null in previews, which send nothing. */
  username: string | null
  /** Named by this heading. */
  labelledBy: string
  button: string
  /** The messages below the form after success and failure. */
  done: string
  failed: string
  /** An external endpoint that gets the data as JSON instead. */
  endpoint?: string | null
  children: ReactNode
}

/**
 * A form that posts and gets a page for an answer; `page-scripts/forms.ts` sends it in place and shows the result in the
 * empty line below.
 */
export function PageForm({ kind, username, labelledBy, button, done, failed, endpoint, children }: PageFormProps) {
  const { say, translated } = useWording()
  const language = useOtherLanguage()
  return (
    <form
      className="page-form"
      method="post"
      action={username ? formPath(username, kind, language) : undefined}
      aria-labelledby={labelledBy}
      data-form={endpoint ?? (username ? formApiPath(username, kind, language) : '')}
      data-only-email={endpoint ? '' : undefined}
      data-done={done}
      data-failed={failed}
      data-sending={translated('Sending…')}
    >
      {children}
      <label className="form-trap" aria-hidden="true">
        {say('Leave this empty')}
        <input name={TRAP_FIELD} tabIndex={-1} autoComplete="off" />
      </label>
      <p className="form-send">
        <button type="submit">{button}</button>
      </p>
      <p role="status" className="form-status" />
    </form>
  )
}
