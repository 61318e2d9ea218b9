import { useEffect, useInsertionEffect, useState, type ReactNode, type Ref } from 'react'
import { createPortal } from 'react-dom'
import { languageStyles } from '@vitrine/templates/language-styles'
import { DEFAULT_LANGUAGE, isRightToLeft, type Language } from '@vitrine/common/languages'

const emptyPage = '<!doctype html><html lang="en"><head><meta charset="utf-8"></head><body></body></html>'

export interface DocumentFrameProps {
  title: string
  /** Of what it shows. */
  language?: Language
  css: string
  className?: string
  style?: React.CSSProperties
  ref?: Ref<HTMLIFrameElement>
  /** Called with the document of the frame once it has loaded. */
  onDocument?: (document: Document | null) => void
  children: ReactNode
}

/** An iframe whose body is rendered by this React tree, so that media queries and styles inside are those of its own page. */
export function DocumentFrame({
  title,
  language = DEFAULT_LANGUAGE,
  css,
  className,
  style,
  ref,
  onDocument,
  children,
}: DocumentFrameProps) {
  const [page, setPage] = useState<Document | null>(null)

  useEffect(() => {
    onDocument?.(page)
    return page ? keepLinksInside(page) : undefined
  }, [page, onDocument])

  useInsertionEffect(() => {
    if (page) applyStyles(page, css + languageStyles(language))
  }, [page, css, language])

  useInsertionEffect(() => {
    if (page) applyLanguage(page, language)
  }, [page, language])

  return (
    <>
      <iframe
        ref={ref}
        title={title}
        srcDoc={emptyPage}
        className={className}
        style={style}
        onLoad={(event) => setPage(event.currentTarget.contentDocument)}
      />
      {page && createPortal(children, page.body)}
    </>
  )
}

function applyLanguage(page: Document, language: Language): void {
  page.documentElement.lang = language
  page.dir = isRightToLeft(language) ? 'rtl' : ''
}

/** Uses a constructed style sheet: the app's Content-Security-Policy, which also applies in the frame, forbids <style> elements. */
function applyStyles(page: Document, css: string): void {
  if (!page.defaultView) return
  const sheet = new page.defaultView.CSSStyleSheet()
  sheet.replaceSync(css)
  page.adoptedStyleSheets = [sheet]
}

/** A preview never navigates: links within the page scroll, other links open a new tab, forms are not submitted. */
function keepLinksInside(page: Document): () => void {
  const click = (event: MouseEvent) => {
    const link = (event.target as Element).closest('a[href]')
    const href = link?.getAttribute('href')
    if (!link || !href || event.defaultPrevented) return
    event.preventDefault()
    if (!href.startsWith('#')) return void window.open((link as HTMLAnchorElement).href, '_blank', 'noopener')
    const target = page.getElementById(decodeURIComponent(href.slice(1)))
    if (target) target.scrollIntoView()
    else page.defaultView?.scrollTo(0, 0)
  }
  const submit = (event: SubmitEvent) => event.preventDefault()
  page.addEventListener('click', click)
  page.addEventListener('submit', submit)
  return () => {
    page.removeEventListener('click', click)
    page.removeEventListener('submit', submit)
  }
}
