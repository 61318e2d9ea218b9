import { Copy } from 'lucide-react'
import type { DomainRecord } from '@vitrine/common/api/domains'
import { proofName } from '@vitrine/common/portfolio/domain'
import { Badge, type BadgeTone } from '../../../../components/badge.tsx'
import { Button } from '../../../../components/button.tsx'
import { toast } from '../../../../lib/toast.ts'
import { say } from '../../../../lib/words/say.ts'
import type { Word } from '../../../../lib/words/words.ts'

interface Props {
  domain: string
  records: readonly DomainRecord[]
}

/** The DNS records to add and to remove at the domain's registrar. */
export function DnsRecords({ domain, records }: Props) {
  return (
    <div className="grid gap-2">
      <p className="text-sm">{say('Where you bought the domain, its DNS needs these records:')}</p>
      <ul aria-label={say('DNS records')} className="grid gap-2">
        {records.map((record) => (
          <li
            key={`${record.type} ${record.name} ${record.value}`}
            className="grid gap-1.5 rounded-lg border border-line bg-sunken p-3 text-sm"
          >
            <p className="flex items-center justify-between gap-2">
              <span className="font-semibold">{record.type}</span>
              <RecordState {...record} />
            </p>
            <p className="text-muted">{say(purposeOf(record, domain))}</p>
            <dl className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-3 gap-y-1">
              <Line
                label={say('Name')}
                value={record.name}
                copyLabel={say('Copy name of the {type} record', { type: record.type })}
              />
              <Line
                label={say('Value')}
                value={record.value}
                copyLabel={say('Copy value of the {type} record', { type: record.type })}
              />
            </dl>
          </li>
        ))}
      </ul>
    </div>
  )
}

function RecordState({ action, done }: DomainRecord) {
  const [tone, text]: [BadgeTone, Word] =
    action === 'remove' ? ['danger', 'Remove it'] : done ? ['success', 'Found'] : ['warning', 'Not found']
  return (
    <Badge tone={tone} className="bg-surface">
      {say(text)}
    </Badge>
  )
}

function purposeOf({ type, name, action }: DomainRecord, domain: string): Word {
  if (action === 'remove') return 'Leads visitors elsewhere'
  if (name === proofName(domain)) return 'Proves that the domain is yours'
  if (type === 'TXT') return 'Lets our hosting serve the domain'
  return type === 'CNAME'
    ? 'Leads visitors here; for a domain without anything before it, your provider calls this ALIAS or ANAME'
    : 'Leads visitors here'
}

function Line({ label, value, copyLabel }: { label: string; value: string; copyLabel: string }) {
  return (
    <>
      <dt className="text-muted">{label}</dt>
      <dd className="break-all font-mono text-xs">{value}</dd>
      <dd>
        <Button size="sm" square variant="ghost" aria-label={copyLabel} onClick={() => void copy(value)}>
          <Copy aria-hidden />
        </Button>
      </dd>
    </>
  )
}

async function copy(value: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(value)
    toast.success(say('Copied'))
  } catch {
    toast.error(say('Your browser didn’t allow copying. Select the text instead.'))
  }
}
