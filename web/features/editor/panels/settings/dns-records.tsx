import { Copy } from 'lucide-react'
import type { DnsRecord } from '@vitrine/common/portfolio/domain'
import { Button } from '../../../../components/button.tsx'
import { toast } from '../../../../lib/toast.ts'

const purposes = {
  TXT: 'Proves that the domain is yours',
  CNAME: 'Leads visitors here; for a domain without anything before it, your provider calls this ALIAS or ANAME',
} as const

/** The DNS records to add at the domain's registrar. */
export function DnsRecords({ records }: { records: readonly DnsRecord[] }) {
  return (
    <div className="grid gap-2">
      <p className="text-sm">Add these DNS records where you bought the domain:</p>
      <ul aria-label="DNS records" className="grid gap-2">
        {records.map((record) => (
          <li key={record.type} className="grid gap-1.5 rounded-lg border border-line bg-sunken p-3 text-sm">
            <p>
              <span className="font-semibold">{record.type}</span>{' '}
              <span className="text-muted">{purposes[record.type]}</span>
            </p>
            <dl className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-3 gap-y-1">
              <Line label="Name" value={record.name} type={record.type} />
              <Line label="Value" value={record.value} type={record.type} />
            </dl>
          </li>
        ))}
      </ul>
    </div>
  )
}

function Line({ label, value, type }: { label: string; value: string; type: string }) {
  return (
    <>
      <dt className="text-muted">{label}</dt>
      <dd className="break-all font-mono text-xs">{value}</dd>
      <dd>
        <Button
          size="sm"
          square
          variant="ghost"
          aria-label={`Copy ${label.toLowerCase()} of the ${type} record`}
          onClick={() => void copy(value)}
        >
          <Copy aria-hidden />
        </Button>
      </dd>
    </>
  )
}

async function copy(value: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(value)
    toast.success('Copied')
  } catch {
    toast.error('Your browser did not allow copying. Select the text instead.')
  }
}
