/** Written by the build of templates/: the file name of each template's script below /enhance. */
declare module '@vitrine/templates/dist/manifest.json' {
  type Scripts = Partial<Record<string, string>>
  /** Of home pages by their template, of case studies and articles by whether their blocks have behaviours. */
  type PageScripts = Record<'plain' | 'blocks', string>
  const manifest: {
    scripts: Scripts
    uncounted: Scripts
    pages: PageScripts
    uncountedPages: PageScripts
    /** What surrounds a page that is reviewed. */
    review: Record<'shell' | 'comments', string>
    /** Of pages that can be read in several languages, beside their own. */
    languages: string
  }
  export default manifest
}
