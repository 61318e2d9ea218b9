import { useState } from 'react'
import type { User } from 'firebase/auth'
import { Button } from '../../../components/button.tsx'
import { say } from '../../../lib/words/say.ts'
import { Section } from '../section.tsx'
import { DeleteDialog } from './delete-dialog.tsx'

export function DeleteSection({ user }: { user: User }) {
  const [open, setOpen] = useState(false)
  return (
    <Section title={say('Delete account')}>
      <p className="text-muted">
        {say(
          'Your pages go offline at once, and your portfolios, pictures, usernames and everything else are deleted permanently. Download what you want to keep first.',
        )}
      </p>
      <Button variant="danger" className="justify-self-start" onClick={() => setOpen(true)}>
        {say('Delete my account')}
      </Button>
      {open && <DeleteDialog user={user} onClose={() => setOpen(false)} />}
    </Section>
  )
}
