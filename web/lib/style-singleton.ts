import { useEffect } from 'react'

/*
 * Replaces the package of this name (vite.config.ts), which dialogs use to lock scrolling. The package writes <style> elements,
 * which the Content-Security-Policy forbids; constructed style sheets are allowed.
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

/** Creates a component whose styles apply while at least one is mounted. */
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
