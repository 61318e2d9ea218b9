import { useState } from 'react'
import type { User } from 'firebase/auth'
import { Badge } from '../../../components/badge.tsx'
import { Button } from '../../../components/button.tsx'
import { Notice } from '../../../components/notice.tsx'
import { say } from '../../../lib/words/say.ts'
import { useAuth } from '../../auth/index.ts'
import { emailSent } from '../messages.ts'
import { Section } from '../section.tsx'
import { EmailForm } from './email-form.tsx'

/** The account's address, and the form to change it. */
export function EmailSection({ user }: { user: User }) {
  const { profile } = useAuth()
  const [changing, setChanging] = useState(false)
  const [sentTo, setSentTo] = useState<string | null>(null)
  return (
    <Section
      title={say('Email')}
      description={say('You sign in with it, and receipts go to it. Visitors do not see it.')}
    >
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="min-w-0 break-all">{user.email}</span>
        {profile?.verified && <Badge tone="success">{say('Verified')}</Badge>}
      </p>
      {sentTo && <Notice tone="success">{emailSent(sentTo)}</Notice>}
      {changing ? (
        <EmailForm
          user={user}
          onSent={(email) => {
            setSentTo(email)
            setChanging(false)
          }}
          onCancel={() => setChanging(false)}
        />
      ) : (
        <Button className="justify-self-start" onClick={() => setChanging(true)}>
          {say('Change email')}
        </Button>
      )}
    </Section>
  )
}
