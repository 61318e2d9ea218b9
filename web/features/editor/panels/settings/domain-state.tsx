import { Circle, CircleCheck, CircleDot, type LucideIcon } from 'lucide-react'
import type { DomainStatus } from '@vitrine/common/api/domains'
import { Badge } from '../../../../components/badge.tsx'
import { ExternalLink } from '../../../../components/external-link.tsx'
import { classNames } from '../../../../lib/class-names.ts'
import { say } from '../../../../lib/words/say.ts'
import type { Word } from '../../../../lib/words/words.ts'
import { domainText, timeOf } from './domain-texts.ts'

/** How a domain is, in words that are read aloud when they change, and which steps it has behind it. */
export function DomainState({ status }: { status: DomainStatus }) {
  const { domain, state, isLive, checkedAt } = status
  const { tone, title, text } = domainText(status)
  return (
    <div className="grid gap-3 rounded-lg border border-line p-3">
      <div role="status" className="grid gap-1.5 text-sm">
        <p>
          <Badge tone={tone}>{title}</Badge>
        </p>
        <p className="break-words">{text}</p>
      </div>
      {domain && <Steps steps={status.steps} />}
      {(state === 'serving' || checkedAt) && (
        <p className="flex flex-wrap justify-between gap-x-3 gap-y-1 text-sm text-muted">
          {checkedAt && (
            <span>
              {say('Last checked')} <time dateTime={checkedAt}>{timeOf(checkedAt)}</time>
            </span>
          )}
          {state === 'serving' && isLive && domain && (
            <ExternalLink href={`https://${domain}/`} className="text-accent-text underline">
              {say('Open {domain}', { domain })}
            </ExternalLink>
          )}
        </p>
      )}
    </div>
  )
}

type Progress = 'done' | 'current' | 'todo'

const looks: Record<Progress, { Icon: LucideIcon; look: string; said: Word }> = {
  done: { Icon: CircleCheck, look: 'text-success-text', said: 'done' },
  current: { Icon: CircleDot, look: 'text-ink font-medium', said: 'now' },
  todo: { Icon: Circle, look: 'text-muted', said: 'to come' },
}

const labels = {
  proved: 'Proved to be yours',
  pointsHere: 'Leads to your page',
  hasCertificate: 'Has its certificate',
} as const satisfies Record<keyof DomainStatus['steps'], Word>

function Steps({ steps }: Pick<DomainStatus, 'steps'>) {
  const names = Object.keys(labels) as (keyof typeof labels)[]
  const current = names.find((name) => !steps[name])
  return (
    <ol aria-label={say('Steps to your domain')} className="grid gap-1 text-sm">
      {names.map((name) => {
        const { Icon, look, said } = looks[steps[name] ? 'done' : name === current ? 'current' : 'todo']
        return (
          <li
            key={name}
            className={classNames('flex items-center gap-2', look)}
            aria-current={name === current ? 'step' : undefined}
          >
            <Icon aria-hidden className="size-4 shrink-0" />
            {say(labels[name])}
            <span className="sr-only">, {say(said)}</span>
          </li>
        )
      })}
    </ol>
  )
}
