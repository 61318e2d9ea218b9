/** Made by vite/featured-templates.ts. */
declare module 'virtual:featured-templates' {
  import type { TemplateListing } from '@vitrine/common/templates/listing'

  export const featuredTemplates: readonly (Pick<TemplateListing, 'id' | 'name' | 'subtitle' | 'category' | 'image'> & {
    /** In words: 'Free', '$29'. */
    price: string
  })[]
}
