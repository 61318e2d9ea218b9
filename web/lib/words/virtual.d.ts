/** Made by vite/template-words.ts. */
declare module 'virtual:template-words/*' {
  export const templateWords: Readonly<Record<string, string>>
}
