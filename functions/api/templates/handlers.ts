import type { TemplateSummary } from '@vitrine/common/api/shapes'
import { isTemplateId } from '@vitrine/common/templates/ids'
import { averageRating, priceText, type TemplateListing } from '@vitrine/common/templates/listing'
import { catalogue } from '@vitrine/templates/catalogue'
import type { TemplateData } from '@vitrine/templates/definition'
import type { Handlers } from '../../http/app.ts'
import { notFound } from '../../http/api-error.ts'
import { templateListing, templateListings } from './listings.ts'

type TemplateHandlers = Pick<Handlers, 'listTemplates' | 'getTemplate' | 'getTemplateMeta' | 'getTemplateExample'>

export const templateHandlers: TemplateHandlers = {
  listTemplates: async () => (await templateListings()).map(toSummary),

  async getTemplate({ params }) {
    const listing = await templateListing(params.id)
    return { ...toSummary(listing), content_structure: catalogue[listing.id].example }
  },

  getTemplateMeta: async ({ params }) => templateData(params.id).metadata,

  getTemplateExample: async ({ params }) => templateData(params.id).example,
}

const toSummary = (listing: TemplateListing): TemplateSummary => ({
  ...listing,
  price: priceText(listing),
  rating: averageRating(listing),
})

function templateData(id: string): TemplateData {
  if (!isTemplateId(id)) throw notFound('Template')
  return catalogue[id]
}
