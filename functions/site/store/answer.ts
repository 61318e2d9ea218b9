import type { Request } from 'firebase-functions/https'
import { type AppLanguage, appLanguages } from '@vitrine/common/languages'
import type { Page } from '@vitrine/common/store-pages'
import { LANGUAGE_PARAMETER } from '@vitrine/common/routes'
import { isTemplateId } from '@vitrine/common/templates/ids'
import { renderStore, renderTemplate, templateNotFoundTexts } from '@vitrine/web/renderer/dist/store-renderer.js'
import { appOrigin } from '../../lib/env.ts'
import type { Answer } from '../answer.ts'
import { foreignDomain } from '../custom-domain.ts'
import { PAGE_CACHE } from '../headers.ts'
import { answerPage } from '../pages.ts'
import { templateNotFound } from '../refusals.ts'
import { storeTemplates, templateUses } from './read.ts'

/** `/templates`, with whatever filters its address has. A custom domain has no store. */
export async function answerStore(req: Request): Promise<Answer> {
  if (foreignDomain(req) !== null) return answerPage(req)
  const url = new URL(req.originalUrl, appOrigin())
  return published(
    await renderStore({ url, templates: await storeTemplates(), language: languageFor(req), origin: appOrigin() }),
  )
}

/** `/templates/{id}` */
export async function answerTemplate(req: Request, id: string): Promise<Answer> {
  if (foreignDomain(req) !== null) return answerPage(req)
  if (!isTemplateId(id)) return answerUnknownTemplate(req)
  const template = (await storeTemplates()).find((listed) => listed.id === id)
  if (!template) return answerUnknownTemplate(req)
  return published(
    await renderTemplate({
      details: { template, ...(await templateUses(id)) },
      language: languageFor(req),
      origin: appOrigin(),
    }),
  )
}

export async function answerUnknownTemplate(req: Request): Promise<Answer> {
  const language = languageFor(req)
  return templateNotFound({ language, ...(await templateNotFoundTexts(language)) })
}

/** What the address asks for (web/vite/before-paint.ts), otherwise the first that the browser accepts. */
const languageFor = (req: Request): AppLanguage =>
  appLanguages.find((language) => language === req.query[LANGUAGE_PARAMETER]) ??
  appLanguages.find((language) => language === req.acceptsLanguages([...appLanguages])) ??
  'en'

const published = ({ html, contentSecurityPolicy }: Page): Answer => ({
  status: 200,
  headers: {
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Security-Policy': contentSecurityPolicy,
    'Cache-Control': PAGE_CACHE,
    Vary: 'Accept-Language',
  },
  body: html,
})
