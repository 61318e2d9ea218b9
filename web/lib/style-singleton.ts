import { useEffect } from 'react'

/*
 * Takes the place of the package of this name (vite.config.ts), which the dialogs use to lock the page's scrolling. That
 * one writes <style> elements, which the Content-Security-Policy forbids; a constructed style sheet it allows.
 */

function sharedSheet() {
  let users = 0
  let sheet: CSSStyleSheet | null = null
  return {
    add(css: string) {
      users += 1
      if (users > 1) return
      sheet = new CSSStyleSheet()
      sheet.replaceSync(css)
      document.adoptedStyleSheets.push(sheet)
    },
    remove() {
      users -= 1
      if (users > 0) return
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((adopted) => adopted !== sheet)
    },
  }
}

/** Makes a component whose styles apply while at least one of it is mounted. */
export function styleSingleton() {
  const sheet = sharedSheet()
  return function Sheet({ styles }: { styles: string }) {
    useEffect(() => {
      sheet.add(styles)
      return () => sheet.remove()
    }, [styles])
    return null
  }
}
