import { initialsOf } from '@vitrine/common/initials'
import { iconPath } from '@vitrine/common/routes'
import { isTemplateId } from '@vitrine/common/templates/ids'
import { pageFacts } from '@vitrine/templates/page-facts'
import { type PictureSets, smallestOf } from '@vitrine/templates/picture-sets'
import { registry } from '@vitrine/templates/registry'
import { pageColors } from '@vitrine/templates/styles'
import { pageAt, type PublicPortfolio } from '../lib/documents/published.ts'
import { appOrigin } from '../lib/env.ts'
import { pictureAddress } from '../lib/pictures.ts'
import { type Answer, file, redirect } from './answer.ts'
import { type VersionedAddress, VERSIONED_CACHE } from './versioned-address.ts'

/** The address of a page's icon: the owner's own picture, else the initials. */
export function iconOf({ content, revision }: PublicPortfolio, username: string, sets?: PictureSets): string {
  const own = pictureAddress({ src: content.meta?.icon, path: content.meta?.iconPath })
  const set = own === null ? undefined : sets?.get(own)
  return (set && smallestOf(set)) ?? own ?? iconPath(username, revision)
}

/** The icon with the initials of a page's owner; null where there is no page. An outdated address leads to the icon of today. */
export async function initialsIcon({ username, revision }: VersionedAddress): Promise<Answer | null> {
  const page = await pageAt(username)
  if (!page) return null
  if ('movedTo' in page) return redirect(302, iconPath(page.movedTo, revision))
  const { portfolio } = page.published
  if (revision !== portfolio.revision) return redirect(302, iconPath(username, portfolio.revision))
  if (!isTemplateId(portfolio.templateId)) return null
  const { design } = await registry[portfolio.templateId]()
  const { name } = pageFacts({ ...portfolio, username, origin: appOrigin() })
  const colors = pageColors(design, portfolio.design)
  return file('image/svg+xml', VERSIONED_CACHE, iconSvg(initialsOf(name) || initialsOf(username), colors))
}

const iconSvg = (initials: string, colors: ReturnType<typeof pageColors>) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" rx="14" fill="${colors.primary}"/><text x="32" y="33" fill="${colors['on-primary']}" font-family="system-ui,sans-serif" font-size="${initials.length > 1 ? 30 : 38}" font-weight="600" text-anchor="middle" dominant-baseline="central">${initials}</text></svg>`
