import { CircleCheck } from 'lucide-react'
import { publicPath } from '@vitrine/common/routes'
import { Button } from '../../components/button.tsx'
import { say } from '../../lib/words/say.ts'
import { sayWith } from '../../lib/words/say-with.tsx'
import { UsernameClaim } from '../username/index.ts'

export interface UsernameStepProps {
  /** What was claimed on this screen. */
  value: string | null
  onChange: (username: string | null) => void
}

/** Claims the address of the website to be; the portfolio gets it when it is made. */
export function UsernameStep({ value, onChange }: UsernameStepProps) {
  if (value === null) {
    return (
      <div className="grid max-w-lg gap-6">
        <p>{say('Your username is the address of your website. You can change it later.')}</p>
        <UsernameClaim portfolioId={null} current={null} published={false} onTaken={onChange} />
      </div>
    )
  }
  return (
    <div className="grid max-w-lg justify-items-start gap-4">
      <p role="status" className="flex items-start gap-2">
        <CircleCheck aria-hidden className="mt-0.5 size-5 shrink-0 text-success-text" />
        <span className="break-all">
          {sayWith('{address} is yours.', {
            address: (
              <>
                {window.location.host}
                <strong className="font-semibold">{publicPath(value)}</strong>
              </>
            ),
          })}
        </span>
      </p>
      <Button size="sm" onClick={() => onChange(null)}>
        {say('Choose another')}
      </Button>
    </div>
  )
}
