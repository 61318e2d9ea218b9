import { useEffect, useRef, useState } from 'react'
import type { FileField } from '@vitrine/common/fields/types/file/kind'
import { getAt } from '@vitrine/common/portfolio/paths'
import { ApiError, messageOf } from '../../../lib/api-error.ts'
import { loaded } from '../../../lib/script-missing.ts'
import { toast } from '../../../lib/toast.ts'
import { inSentence } from '../../../lib/words/in-sentence.ts'
import { heard, say } from '../../../lib/words/say.ts'
import { useKeepMounted } from '../fields/keep-mounted.ts'
import { useDocumentEditor } from '../state/editor-context.ts'

export interface FileFailure {
  message: string
  /** What helps: a verified address, the Pro plan, or another attempt. */
  help: 'verify' | 'plan' | 'retry' | null
  file: File | null
}

/** Uploads the file of a field, and sets it. */
export function useFileUpload({ label, takes }: FileField, path: string) {
  const { portfolioId, commitMany, isPrivate, store } = useDocumentEditor()
  const [progress, setProgress] = useState<number | null>(null)
  const [failure, setFailure] = useState<FileFailure | null>(null)
  const [notice, setNotice] = useState<string | null>(null)
  const running = useRef<AbortController | null>(null)
  useKeepMounted(progress !== null ? say('Uploading…') : failure ? say('File not added') : null)
  // The block around the field can be moved during the upload, which changes the path.
  const latest = useRef(path)
  useEffect(() => {
    latest.current = path
  }, [path])

  useEffect(
    () => () => {
      if (!running.current) return
      running.current.abort()
      toast.message(say('The upload of {label} was cancelled: its block is gone.', { label: inSentence(heard(label)) }))
    },
    [label],
  )

  const valueBeside = (key: string): unknown =>
    getAt(store.getState().history.present, latest.current.replace(/[^.]+$/, key))

  async function upload(file: File): Promise<void> {
    running.current?.abort()
    const controller = new AbortController()
    running.current = controller
    setFailure(null)
    setNotice(null)
    setProgress(0)
    try {
      const { uploadFile } = await loaded(import('./upload-file.ts'))
      const wantsPoster = !valueBeside('poster') && !valueBeside('posterPath')
      const uploaded = await uploadFile(
        { portfolioId, isPrivate: isPrivate(latest.current), use: takes, wantsPoster },
        file,
        { onProgress: setProgress, signal: controller.signal },
      )
      if ('problem' in uploaded) return setFailure({ message: uploaded.problem, help: null, file: null })
      commitMany(uploaded.parts(latest.current))
      setNotice(uploaded.notice)
    } catch (error) {
      if (!controller.signal.aborted) setFailure(failureOf(error, file))
    } finally {
      if (running.current === controller) {
        running.current = null
        setProgress(null)
      }
    }
  }

  return {
    progress,
    failure,
    notice,
    upload,
    cancel: () => running.current?.abort(),
    dismiss: () => {
      setFailure(null)
      setNotice(null)
    },
  }
}

function failureOf(error: unknown, file: File): FileFailure {
  const message = heard(messageOf(error, say('The upload failed.')))
  if (!(error instanceof ApiError)) return { message, help: 'retry', file }
  if (error.code === 'unverified') return { message, help: 'verify', file }
  if (error.code === 'pro-required') return { message, help: 'plan', file: null }
  return { message, help: error.code === 'invalid-input' ? null : 'retry', file }
}
