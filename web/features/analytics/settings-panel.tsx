import { Copy } from 'lucide-react'
import { sharedAnalyticsPath } from '@vitrine/common/routes'
import { Button } from '../../components/button.tsx'
import { ExternalLink } from '../../components/external-link.tsx'
import { Notice } from '../../components/notice.tsx'
import { Toggle } from '../../components/toggle.tsx'
import { messageOf } from '../../lib/api-error.ts'
import { copyLink } from '../../lib/copy-link.ts'
import { say } from '../../lib/words/say.ts'
import { Panel } from './panel.tsx'
import { OwnBrowser } from './own-browser.tsx'
import { useChangeSettings, useSettings } from './use-settings.ts'

/** Settings: who else can see the figures, and whether they are mailed. */
export function SettingsPanel({ portfolioId }: { portfolioId: string }) {
  const { data: settings } = useSettings(portfolioId)
  const change = useChangeSettings(portfolioId)
  if (!settings) return null
  const address = settings.shareKey && window.location.origin + sharedAnalyticsPath(portfolioId, settings.shareKey)
  return (
    <Panel title={say('Sharing and email')}>
      <div className="grid max-w-prose gap-4">
        <Toggle
          label={say('Public link to these analytics')}
          hint={say('Anyone with the link can view them. Turning it off disables the link permanently.')}
          checked={settings.shareKey !== null}
          disabled={change.isPending}
          onChange={(shared) => change.mutate({ shared })}
        />
        {address && (
          <div className="flex flex-wrap items-center gap-3 text-sm">
            <ExternalLink href={address} className="min-w-0 flex-1 basis-60 break-all text-accent-text underline">
              {address}
            </ExternalLink>
            <Button size="sm" icon={<Copy aria-hidden />} onClick={() => void copyLink(address)}>
              {say('Copy link to the analytics')}
            </Button>
          </div>
        )}
        <Toggle
          label={say('Weekly email')}
          hint={say('Your analytics for the last seven days, every Monday morning.')}
          checked={settings.weeklyMail}
          disabled={change.isPending}
          onChange={(weeklyMail) => change.mutate({ weeklyMail })}
        />
        <Toggle
          label={say('Email me new messages')}
          hint={say('From the contact form. You’ll find them under Messages either way.')}
          checked={settings.messageMail}
          disabled={change.isPending}
          onChange={(messageMail) => change.mutate({ messageMail })}
        />
        <Toggle
          label={say('Mail for private links')}
          hint={say('One, when a private link is opened for the first time.')}
          checked={settings.linkMail}
          disabled={change.isPending}
          onChange={(linkMail) => change.mutate({ linkMail })}
        />
        <Toggle
          label={say('Mail for comments')}
          hint={say(
            'New comments, at most once an hour for each review link. You’ll find them in the editor either way.',
          )}
          checked={settings.commentMail}
          disabled={change.isPending}
          onChange={(commentMail) => change.mutate({ commentMail })}
        />
        {settings.domain && <OwnBrowser portfolioId={portfolioId} domain={settings.domain} />}
        {change.error && (
          <Notice tone="danger">{messageOf(change.error, say('This couldn’t be saved. Please try again.'))}</Notice>
        )}
      </div>
    </Panel>
  )
}
