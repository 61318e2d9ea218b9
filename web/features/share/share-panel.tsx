import type { ReactNode } from 'react'
import { Copy, Download, Share2 } from 'lucide-react'
import { toast } from '../../lib/toast.ts'
import { cardPath, publicPath } from '@vitrine/common/routes'
import { Button } from '../../components/button.tsx'
import { Notice } from '../../components/notice.tsx'
import { Skeleton, SkeletonGroup } from '../../components/skeleton.tsx'
import { copyLink } from '../../lib/copy-link.ts'
import { qrCode, qrPng, qrSvg } from './qr-code.ts'
import { saveFile } from '../../lib/save-file.ts'
import { say } from '../../lib/words/say.ts'
import { sayWith } from '../../lib/words/say-with.tsx'
import { useLivePage, type LivePage } from './use-live-page.ts'
import { vcard } from './vcard.ts'

export function SharePanel({ username, revision }: { username: string; revision: number }) {
  const address = `${window.location.origin}${publicPath(username)}`
  const page = useLivePage(username)
  return (
    <div className="grid gap-6">
      <LinkRow address={address} facts={page.data?.facts} />
      <div className="grid gap-6 sm:grid-cols-[minmax(0,1fr)_15rem]">
        <div className="grid content-start gap-6">
          <Part title={say('When the link is shared')}>
            {page.isError ? (
              <Notice
                tone="danger"
                action={
                  <Button size="sm" busy={page.isFetching} onClick={() => void page.refetch()}>
                    {say('Retry')}
                  </Button>
                }
              >
                {say('The preview of your link couldn’t be loaded. The link and the QR code still work.')}
              </Notice>
            ) : page.data ? (
              <SocialCard facts={page.data.facts} image={cardPath(username, revision)} />
            ) : (
              <SkeletonGroup label={say('Loading the preview…')}>
                <Skeleton className="aspect-[1200/630] w-full" />
              </SkeletonGroup>
            )}
          </Part>
          {page.data && <ContactPart username={username} contact={page.data.contact} />}
        </div>
        <QrPart username={username} address={address} />
      </div>
    </div>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid content-start gap-2">
      <h3 className="text-sm font-medium">{title}</h3>
      {children}
    </section>
  )
}

function LinkRow({ address, facts }: { address: string; facts: LivePage['facts'] | undefined }) {
  async function shareNatively(): Promise<void> {
    try {
      await navigator.share({ url: address, ...(facts && { title: facts.title, text: facts.description }) })
    } catch (error) {
      const dismissed = error instanceof DOMException && error.name === 'AbortError'
      if (!dismissed) toast.error(say('Your device couldn’t share the link. Copy it instead.'))
    }
  }
  return (
    <div className="flex flex-wrap items-center gap-2">
      <p className="flex min-h-10 min-w-0 flex-1 basis-56 items-center rounded-lg border border-line bg-sunken px-3 text-sm">
        <span className="min-w-0 break-all">{address.replace(/^https?:\/\//, '')}</span>
      </p>
      <Button variant="primary" icon={<Copy aria-hidden />} onClick={() => void copyLink(address)}>
        {say('Copy Link')}
      </Button>
      {'share' in navigator && (
        <Button icon={<Share2 aria-hidden />} onClick={() => void shareNatively()}>
          {say('Share via…')}
        </Button>
      )}
    </div>
  )
}

function SocialCard({ facts, image }: { facts: LivePage['facts']; image: string }) {
  return (
    <figure className="overflow-hidden rounded-lg border border-line">
      <img
        src={image}
        alt={say('Social card')}
        width={1200}
        height={630}
        className="block aspect-[1200/630] w-full bg-sunken object-cover"
      />
      <figcaption className="grid gap-0.5 border-t border-line bg-sunken px-3 py-2.5 text-sm">
        <span className="text-muted">{window.location.host}</span>
        <strong className="line-clamp-1 font-semibold break-words">{facts.title}</strong>
        <span className="line-clamp-2 break-words text-muted">{facts.description}</span>
      </figcaption>
    </figure>
  )
}

function ContactPart({ username, contact }: { username: string; contact: LivePage['contact'] }) {
  const shown = [contact.name, contact.title, contact.email].filter(Boolean).join(' · ')
  const save = () => saveFile(`${username}.vcf`, new Blob([vcard(contact)], { type: 'text/vcard;charset=utf-8' }))
  return (
    <Part title={say('Contact card')}>
      <p className="text-sm break-words text-muted">
        {sayWith('{card}, with the address of your page. Only what your page shows.', { card: <bdi>{shown}</bdi> })}
      </p>
      <Button size="sm" className="justify-self-start" icon={<Download aria-hidden />} onClick={save}>
        {say('Download vCard')}
      </Button>
    </Part>
  )
}

function QrPart({ username, address }: { username: string; address: string }) {
  const code = qrCode(address)
  const savePng = () =>
    qrPng(code).then(
      (picture) => saveFile(`${username}-qr.png`, picture),
      () => toast.error(say('Your browser couldn’t create the PNG. Download the SVG instead.')),
    )
  const saveSvg = () => saveFile(`${username}-qr.svg`, new Blob([qrSvg(code)], { type: 'image/svg+xml' }))
  return (
    <Part title={say('QR code')}>
      <svg
        role="img"
        aria-label={say('QR code of {address}', { address })}
        viewBox={`0 0 ${code.size} ${code.size}`}
        shapeRendering="crispEdges"
        className="aspect-square w-full max-w-60 rounded-lg border border-line bg-white"
      >
        <path fill="#000" d={code.path} />
      </svg>
      <div className="flex flex-wrap gap-2">
        <Button
          size="sm"
          icon={<Download aria-hidden />}
          aria-label={say('Download QR code as PNG')}
          onClick={() => void savePng()}
        >
          PNG
        </Button>
        <Button size="sm" icon={<Download aria-hidden />} aria-label={say('Download QR code as SVG')} onClick={saveSvg}>
          SVG
        </Button>
      </div>
    </Part>
  )
}
