import { isTemplateId } from '@vitrine/common/templates/ids'
import { catalogue } from '@vitrine/templates/catalogue'
import type { TemplateData } from '@vitrine/templates/definition'
import type { Handlers } from '../../http/app.ts'
import { notFound } from '../../http/api-error.ts'
import { templateSummaries, toSummary } from '../../lib/documents/template.ts'
import { templateListing } from './listings.ts'

type TemplateHandlers = Pick<Handlers, 'listTemplates' | 'getTemplate' | 'getTemplateMeta' | 'getTemplateExample'>

export const templateHandlers: TemplateHandlers = {
  listTemplates: templateSummaries,

  async getTemplate({ params }) {
    const listing = await templateListing(params.id)
    return { ...toSummary(listing), content_structure: catalogue[listing.id].example }
  },

  getTemplateMeta: async ({ params }) => templateData(params.id).metadata,

  getTemplateExample: async ({ params }) => templateData(params.id).example,
}

function templateData(id: string): TemplateData {
  if (!isTemplateId(id)) throw notFound('Template')
  return catalogue[id]
}
