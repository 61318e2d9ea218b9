import { useState } from 'react'
import { Download } from 'lucide-react'
import { planOf, plans } from '@vitrine/common/plans'
import { toOwnFile } from '@vitrine/common/portfolio/exchange/own'
import { withoutPrivateItems } from '@vitrine/common/portfolio/private-items'
import { toResume } from '@vitrine/common/portfolio/exchange/to-resume'
import { plainText } from '@vitrine/templates/parts/rich-text-tree'
import { Button } from '../../../components/button.tsx'
import { Dialog } from '../../../components/dialog.tsx'
import { Notice } from '../../../components/notice.tsx'
import { TextField } from '../../../components/text-field.tsx'
import { saveFile } from '../../../lib/save-file.ts'
import { loaded, ScriptMissing } from '../../../lib/script-missing.ts'
import { heard, say } from '../../../lib/words/say.ts'
import { useAuth } from '../../auth/index.ts'
import { useEditor } from '../state/editor-context.ts'
import { readSiteAddress } from './static-feed.ts'
import type { StaticSource } from './static-site.ts'

interface Outcome {
  tone: 'success' | 'danger'
  message: string
  left: readonly string[]
}

const EXPORT_FAILED = 'The file couldn’t be created. Please try again.'

const formats = [
  {
    id: 'site',
    label: 'Website',
    action: 'Download website',
    text: 'A ZIP of HTML, CSS, fonts and pictures, with your case studies and articles. Works from your disk and on any server.',
  },
  {
    id: 'own',
    label: 'Vitrine portfolio',
    action: 'Download portfolio',
    text: 'Everything you wrote and chose, pages included, as JSON, to import here again.',
  },
  {
    id: 'resume',
    label: 'JSON Resume',
    action: 'Download JSON Resume',
    text: 'The résumé parts, for the many tools that read this format.',
  },
] as const
type Format = (typeof formats)[number]['id']

/** Downloads the draft, with its unsaved edits, as files. */
export function ExportDialog({ onClose }: { onClose: () => void }) {
  const { store } = useEditor()
  // The plan says whether the website names its builder.
  const { profile, loading } = useAuth()
  const [busy, setBusy] = useState<Format | null>(null)
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const [typed, setTyped] = useState('')
  const [addressProblem, setAddressProblem] = useState('')

  async function save(format: Format): Promise<void> {
    const address = format === 'site' ? readSiteAddress(typed) : null
    const isWrong = format === 'site' && typed.trim() !== '' && address === null
    setAddressProblem(isWrong ? say('This isn’t a website address. Leave it empty if you don’t know it yet.') : '')
    if (isWrong) return
    setBusy(format)
    setOutcome(null)
    try {
      setOutcome(await exporters[format](store, { madeWith: plans[planOf(profile)].showsMadeWith, address }))
    } catch (error) {
      setOutcome({
        tone: 'danger',
        message: error instanceof ScriptMissing ? error.message : say(EXPORT_FAILED),
        left: [],
      })
    } finally {
      setBusy(null)
    }
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={say('Export')}
      description={say('Your portfolio as it is now, including unsaved changes.')}
      footer={<Button onClick={onClose}>{say('Close')}</Button>}
    >
      <div className="grid gap-4 text-sm">
        <ul className="grid divide-y divide-line">
          {formats.map(({ id, label, action, text }) => (
            <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3 first:pt-0">
              <div className="min-w-0 flex-1 basis-56">
                <h3 className="font-medium">{say(label)}</h3>
                <p className="text-muted">{say(text)}</p>
                {id === 'site' && (
                  <TextField
                    className="mt-2 max-w-sm"
                    type="url"
                    inputMode="url"
                    label={say('Where you will put it (optional)')}
                    hint={say('Needed for feeds of your articles, which contain full addresses.')}
                    placeholder="https://example.com"
                    autoComplete="url"
                    value={typed}
                    error={addressProblem}
                    onChange={(event) => setTyped(event.target.value)}
                  />
                )}
              </div>
              <Button
                size="sm"
                icon={<Download aria-hidden />}
                busy={busy === id || loading}
                disabled={busy !== null && busy !== id}
                onClick={() => void save(id)}
              >
                {say(action)}
              </Button>
            </li>
          ))}
        </ul>
        {outcome && (
          <Notice tone={outcome.tone}>
            {outcome.message}
            {outcome.left.length > 0 && `\n${outcome.left.map((line) => `• ${line}`).join('\n')}`}
          </Notice>
        )}
      </div>
    </Dialog>
  )
}

type Store = ReturnType<typeof useEditor>['store']
type SiteChoices = Pick<StaticSource, 'madeWith' | 'address'>

const exporters: Record<Format, (store: Store, choices: SiteChoices) => Promise<Outcome>> = {
  async site(store, choices) {
    const { portfolio, history } = store.getState()
    const { createStaticSite } = await loaded(import('./static-site.ts'))
    const { zip, remote } = await createStaticSite({
      ...history.present,
      ...choices,
      portfolioId: portfolio.id,
      templateId: portfolio.templateId,
      username: portfolio.username,
    })
    saveFile(`${fileName(history.present.name)}-website.zip`, zip)
    return done(
      remote.length > 0
        ? say('Saved. These files couldn’t be copied and stay where they are:')
        : say('Saved. Unpack it and open index.html.'),
      remote,
    )
  },
  async own(store) {
    const { portfolio, history } = store.getState()
    const { ownPages } = await loaded(import('./site-pages.ts'))
    const pages = await ownPages(portfolio.id)
    saveJson(
      `${fileName(history.present.name)}.vitrine.json`,
      toOwnFile({ ...history.present, templateId: portfolio.templateId, pages }),
    )
    return done(say('Saved.'))
  },
  async resume(store) {
    const { present } = store.getState().history
    const { resume, left } = toResume(withoutPrivateItems(present.content), plainText)
    saveJson(`${fileName(present.name)}.resume.json`, resume)
    return done(
      say(left.length > 0 ? 'Saved. The format has no place for:' : 'Saved.'),
      // What is there several times has its number behind it.
      left.map((line) => line.replace(/^.*?(?= \(\d+\)$|$)/, heard)),
    )
  },
}

const done = (message: string, left: readonly string[] = []): Outcome => ({ tone: 'success', message, left })

const saveJson = (name: string, value: unknown) =>
  saveFile(name, new Blob([`${JSON.stringify(value, null, 2)}\n`], { type: 'application/json' }))

/** A file name that every system accepts. */
const fileName = (name: string) =>
  name
    .normalize('NFKD')
    .replace(/[^\w]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .toLowerCase()
    .slice(0, 60) || 'portfolio'
