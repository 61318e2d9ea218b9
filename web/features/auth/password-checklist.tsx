import { Check, Circle } from 'lucide-react'
import { passwordRules } from '@vitrine/common/password'
import { classNames } from '../../lib/class-names.ts'
import { heard, say } from '../../lib/words/say.ts'

/** The rules of a password, ticked off while it is typed. */
export function PasswordChecklist({ password, id }: { password: string; id: string }) {
  return (
    <ul id={id} aria-label={say('Password requirements')} className="grid gap-1.5 sm:grid-cols-2">
      {passwordRules.map((rule) => {
        const holds = rule.holds(password)
        return (
          <li
            key={rule.id}
            className={classNames('flex items-center gap-2 text-sm', holds ? 'text-success-text' : 'text-muted')}
          >
            {holds ? <Check aria-hidden className="size-4" /> : <Circle aria-hidden className="size-4 p-0.5" />}
            {heard(rule.label)}
            <span className="sr-only">{say(holds ? ', fulfilled' : ', still missing')}</span>
          </li>
        )
      })}
    </ul>
  )
}
