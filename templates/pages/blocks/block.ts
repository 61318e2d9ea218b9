import type { ComponentType } from 'react'
import type { BlockOf, BlockType } from '@vitrine/common/portfolio/pages/blocks'
import type { PictureResolver } from '../../definition.ts'
import type { PageLook } from '../page-look.ts'
import type { Token } from '../token.ts'

/** Code as its parts, each with what it is. */
export type Highlighter = (code: string, language: string) => readonly Token[]

/** What blocks know of the page that they are on. */
export interface PageSetting {
  picture: PictureResolver
  /** Without one, code is shown in one colour. */
  highlight?: Highlighter
  look: Pick<PageLook, 'divider'>
}

export interface BlockProps<T extends BlockType> {
  block: BlockOf<T>
  page: PageSetting
  /** Whether its picture is the first that visitors see. */
  eager: boolean
}

export type Span = 'text' | 'wide' | 'full'

/** A type of block on a page. */
export interface BlockView<T extends BlockType> {
  Component: ComponentType<BlockProps<T>>
  css: string
  /** Whether there is nothing to show of it. */
  isEmpty: (block: BlockOf<T>) => boolean
  /** How much of the page's width it takes; that of the text unless it says otherwise. */
  span?: Span | ((block: BlockOf<T>) => Span)
  /** Whether the switch of the summary leaves it. */
  brief?: boolean
  /** Whether it does more where scripts run. */
  scripted?: boolean
}
