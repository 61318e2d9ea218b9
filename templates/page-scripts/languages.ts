/**
 * Says to visitors in their own language that the page is there in it, unless they read it. The address stays as it is: which language it is
 * read in is theirs to choose.
 */
function offerLanguage(root: Document): void {
  const writingOf = (tag: string) => {
    const { language, script } = new Intl.Locale(tag).maximize()
    return `${language}-${script}`
  }
  const links = [...root.querySelectorAll<HTMLAnchorElement>('.languages a')]
  for (const wanted of navigator.languages) {
    const link = links.find(({ lang }) => writingOf(lang) === writingOf(wanted))
    if (!link) continue
    if (link.dataset.offer) {
      link.textContent = link.dataset.offer
      link.dataset.offered = ''
    }
    return
  }
}

offerLanguage(document)
