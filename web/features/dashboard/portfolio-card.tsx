import {
  ChartColumn,
  Copy,
  Ellipsis,
  ExternalLink as ExternalIcon,
  Eye,
  LinkIcon,
  Pencil,
  QrCode,
  Share2,
  SquarePen,
  Star,
  Trash2,
} from 'lucide-react'
import type { PortfolioSummary } from '@vitrine/common/api/shapes'
import { relativeAge } from '@vitrine/common/relative-age'
import { analyticsPath, editorPath, publicPath } from '@vitrine/common/routes'
import { Badge } from '../../components/badge.tsx'
import { Button, LinkButton } from '../../components/button.tsx'
import { Card } from '../../components/card.tsx'
import { DropdownMenu } from '../../components/dropdown-menu.tsx'
import { classNames } from '../../lib/class-names.ts'
import { heard, saidCount, say } from '../../lib/words/say.ts'
import { PortfolioThumbnail } from './portfolio-thumbnail.tsx'

export interface PortfolioCardProps {
  portfolio: PortfolioSummary
  templateName: string
  layout: 'grid' | 'list'
  onShare: () => void
  /** Published portfolios have more ways than the link. */
  onShareMore: () => void
  onPrivateLinks: () => void
  onRename: () => void
  onDuplicate: () => void
  onRate: () => void
  onDelete: () => void
}

export function PortfolioCard({
  portfolio,
  templateName,
  layout,
  onShare,
  onShareMore,
  onPrivateLinks,
  onRename,
  onDuplicate,
  onRate,
  onDelete,
}: PortfolioCardProps) {
  const { id, name, status, username, views, updatedAt } = portfolio
  const changed = portfolio.live?.changed ?? 0
  const list = layout === 'list'
  const live = status === 'published' && username
  return (
    <Card className={classNames('flex h-full overflow-hidden', list ? 'flex-row items-stretch' : 'flex-col')}>
      <PortfolioThumbnail
        portfolio={portfolio}
        className={
          list ? 'w-28 shrink-0 border-r border-line max-sm:hidden' : 'aspect-[8/5] w-full border-b border-line'
        }
      />
      <div className={classNames('flex min-w-0 flex-1 gap-4 p-4', list ? 'flex-wrap items-center' : 'flex-col')}>
        <div className={classNames('grid min-w-0 gap-1', list ? 'flex-1 basis-60' : 'flex-1 content-start')}>
          <div className="flex min-w-0 items-start gap-2">
            <h3
              className={classNames('min-w-0 flex-1 font-semibold', list ? 'truncate' : 'line-clamp-2 break-words')}
              title={name}
            >
              {name}
            </h3>
            <Badge tone={status === 'published' ? 'success' : 'neutral'}>
              {status === 'published' ? say('Published') : say('Draft')}
            </Badge>
          </div>
          <p className="truncate text-sm text-muted">{username ? `@${username}` : templateName}</p>
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
            <span className="inline-flex items-center gap-1.5">
              <Eye aria-hidden className="size-4" />
              {saidCount(views, '1 view', '{n} views')}
            </span>
            <span>{say('Edited {age}', { age: heard(relativeAge(new Date(updatedAt))) })}</span>
            {changed > 0 && (
              <span className="font-medium text-accent-text">
                {saidCount(changed, '1 change not live', '{n} changes not live')}
              </span>
            )}
          </p>
        </div>
        <div className="flex items-center gap-2">
          <LinkButton
            to={editorPath(id)}
            aria-label={say('Edit {name}', { name })}
            size="sm"
            icon={<SquarePen aria-hidden />}
            className={list ? undefined : 'flex-1'}
          >
            {say('Edit')}
          </LinkButton>
          <LinkButton
            to={analyticsPath(id)}
            size="sm"
            square
            aria-label={say('Analytics of {name}', { name })}
            title={say('Analytics')}
          >
            <ChartColumn aria-hidden />
          </LinkButton>
          <Button size="sm" square aria-label={say('Share {name}', { name })} title={say('Share')} onClick={onShare}>
            <Share2 aria-hidden />
          </Button>
          <DropdownMenu
            trigger={
              <Button size="sm" square aria-label={say('More for {name}', { name })} title={say('More')}>
                <Ellipsis aria-hidden />
              </Button>
            }
          >
            {({ MenuItem, MenuLink, MenuSeparator }) => (
              <>
                {live && (
                  <MenuLink to={publicPath(username)} newTab icon={<ExternalIcon aria-hidden />}>
                    {say('Open public page')}
                  </MenuLink>
                )}
                {live && (
                  <MenuItem icon={<QrCode aria-hidden />} onSelect={onShareMore}>
                    {say('More ways to share')}
                  </MenuItem>
                )}
                <MenuItem icon={<LinkIcon aria-hidden />} onSelect={onPrivateLinks}>
                  {say('Private links')}
                </MenuItem>
                <MenuItem icon={<Pencil aria-hidden />} onSelect={onRename}>
                  {say('Rename')}
                </MenuItem>
                <MenuItem icon={<Copy aria-hidden />} onSelect={onDuplicate}>
                  {say('Duplicate')}
                </MenuItem>
                {live && (
                  <MenuItem icon={<Star aria-hidden />} onSelect={onRate}>
                    {say('Rate this template')}
                  </MenuItem>
                )}
                <MenuSeparator />
                <MenuItem danger icon={<Trash2 aria-hidden />} onSelect={onDelete}>
                  {say('Delete')}
                </MenuItem>
              </>
            )}
          </DropdownMenu>
        </div>
      </div>
    </Card>
  )
}
