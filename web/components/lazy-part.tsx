import { Component, Suspense, useState, type ReactNode } from 'react'
import { RotateCw } from 'lucide-react'
import { createPortal } from 'react-dom'
import { say } from '../lib/words/say.ts'
import { Button } from './button.tsx'
import { Notice } from './notice.tsx'

interface LazyPartProps {
  /** Shown while it loads. */
  fallback?: ReactNode
  /** Shown if it fails. */
  missing: ReactNode
  children: ReactNode
}

/**
 * Wraps a lazy chunk. If it fails to load (the connection failed, or a deploy replaced it) or throws, the rest of the screen
 * keeps working.
 */
export class LazyPart extends Component<LazyPartProps, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override render() {
    const { fallback, missing, children } = this.props
    return this.state.failed ? missing : <Suspense fallback={fallback}>{children}</Suspense>
  }
}

const reload = () => window.location.reload()

/** @param name what is missing, as a sentence begins */
const text = (name: string) =>
  navigator.onLine
    ? say('{name} couldn’t be loaded. The rest of the page still works. Save your work, then reload.', { name })
    : say(
        '{name} couldn’t be loaded because you seem to be offline. The rest of the page still works. Reload when you’re back online.',
        { name },
      )

/** In place of a form field. */
export const MissingField = ({ label, name }: { label: string; name: string }) => (
  <div className="grid gap-2">
    <span className="text-sm font-medium">{label}</span>
    <MissingPart name={name} />
  </div>
)

/** In place of a part of the page. */
export const MissingPart = ({ name }: { name: string }) => (
  <Notice
    tone="danger"
    action={
      <Button size="sm" onClick={reload}>
        {say('Reload')}
      </Button>
    }
  >
    {text(name)}
  </Notice>
)

/** In place of a button. */
export const MissingButton = ({ name }: { name: string }) => (
  <Button variant="ghost" square aria-label={`${text(name)} ${say('Reload')}`} title={text(name)} onClick={reload}>
    <RotateCw aria-hidden />
  </Button>
)

/** In place of a dialog: above the page, until dismissed. */
export function MissingDialog({ name, onClose }: { name: string; onClose?: () => void }) {
  const [isOpen, setOpen] = useState(true)
  const [opener] = useState(() => document.activeElement)
  if (!isOpen) return null
  const close = () => {
    if (opener instanceof HTMLElement) opener.focus()
    setOpen(false)
    onClose?.()
  }
  return createPortal(
    <div className="fixed inset-x-4 bottom-4 z-50 mx-auto max-w-lg">
      <Notice
        tone="danger"
        className="shadow-float"
        action={
          <div className="flex gap-2">
            <Button size="sm" onClick={reload}>
              {say('Reload')}
            </Button>
            <Button size="sm" variant="ghost" onClick={close}>
              {say('Dismiss')}
            </Button>
          </div>
        }
      >
        {text(name)}
      </Notice>
    </div>,
    document.body,
  )
}
