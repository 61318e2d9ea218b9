import { useEffect, useRef, useState } from 'react'

/** How long to wait before offering help, in milliseconds. Nothing tells a missing window from a person who is typing in it. */
const LONG_MS = 4_000

/** A newer attempt has replaced this one. */
export class Superseded extends Error {
  override readonly name = 'Superseded'
}

/** Asks Google in its window. A window that never answers blocks nothing: a new attempt supersedes it. */
export function useGoogleWindow() {
  const [asking, setAsking] = useState<'no' | 'yes' | 'long'>('no')
  const attempts = useRef(0)
  useEffect(() => {
    if (asking !== 'yes') return
    const timer = setTimeout(() => setAsking('long'), LONG_MS)
    return () => clearTimeout(timer)
  }, [asking])

  async function ask<T>(open: () => Promise<T>): Promise<T> {
    const attempt = ++attempts.current
    const isLatest = () => attempt === attempts.current
    setAsking('yes')
    try {
      return await open()
    } catch (error) {
      throw isLatest() ? error : new Superseded('Asked again')
    } finally {
      if (isLatest()) setAsking('no')
    }
  }

  return { asking, ask }
}
