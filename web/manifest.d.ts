/** Written by the build of templates/: the file names of the scripts below /enhance, here those that count nothing. */
declare module '@vitrine/templates/dist/manifest.json' {
  const manifest: {
    uncounted: Partial<Record<string, string>>
    /** Of case studies and articles by whether their blocks have behaviours. */
    uncountedPages: Record<'plain' | 'blocks', string>
  }
  export default manifest
}
