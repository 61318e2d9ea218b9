/** Written by the build of templates/: the file name of each template's script below /enhance. */
declare module '@vitrine/templates/dist/manifest.json' {
  const manifest: { scripts: Partial<Record<string, string>>; uncounted: Partial<Record<string, string>> }
  export default manifest
}
