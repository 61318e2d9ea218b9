import { safeHref } from '../../links.ts'
import type { PageContent } from './page-content.ts'

/** What another site shows of an address, in a frame of its own. */
export interface Embed {
  /** The provider's name, as visitors know it. */
  provider: string
  /** The address at the provider, for visitors without script. */
  link: string
  /** What the frame loads. */
  player: string
  /** `wide` is 16:9, `tall` is 4:3, `low` is a strip. */
  shape: 'wide' | 'tall' | 'low'
}

/** The parts of an address that tell what is played. */
interface Address {
  host: string
  pathname: string
  parameter: (name: string) => string
}

interface Provider {
  name: string
  shape: Embed['shape']
  hosts: readonly string[]
  /** The player of an address; null where the address is none that can be played. */
  playerOf: (address: Address) => string | null
}

const matched = (text: string, pattern: RegExp): string | null => pattern.exec(text)?.[1] ?? null

const providers: readonly Provider[] = [
  {
    name: 'YouTube',
    shape: 'wide',
    hosts: ['youtube.com', 'm.youtube.com', 'music.youtube.com', 'youtu.be', 'youtube-nocookie.com'],
    playerOf({ host, pathname, parameter }) {
      const id =
        host === 'youtu.be'
          ? matched(pathname, /^\/([\w-]{6,20})$/)
          : (matched(pathname, /^\/(?:shorts|embed|live)\/([\w-]{6,20})\/?$/) ??
            matched(parameter('v'), /^([\w-]{6,20})$/))
      return id && `https://www.youtube-nocookie.com/embed/${id}?autoplay=1`
    },
  },
  {
    name: 'Vimeo',
    shape: 'wide',
    hosts: ['vimeo.com', 'player.vimeo.com'],
    playerOf({ pathname, parameter }) {
      const id = matched(pathname, /^\/(?:video\/|channels\/\w+\/)?(\d{5,12})(?:\/|$)/)
      // An unlisted video has a second part, without which it is not found.
      const hash =
        matched(pathname, /^\/(?:video\/)?\d+\/([\da-f]{6,20})/) ?? matched(parameter('h'), /^([\da-f]{6,20})$/)
      return id && `https://player.vimeo.com/video/${id}?autoplay=1&dnt=1${hash ? `&h=${hash}` : ''}`
    },
  },
  {
    name: 'SoundCloud',
    shape: 'low',
    hosts: ['soundcloud.com', 'm.soundcloud.com'],
    playerOf({ pathname }) {
      const path = matched(pathname, /^(\/[\w-]+\/[\w-]+(?:\/[\w-]+)?)\/?$/)
      return (
        path &&
        `https://w.soundcloud.com/player/?url=${encodeURIComponent(`https://soundcloud.com${path}`)}&auto_play=true`
      )
    },
  },
  {
    name: 'Loom',
    shape: 'wide',
    hosts: ['loom.com'],
    playerOf({ pathname }) {
      const id = matched(pathname, /^\/(?:share|embed)\/(?:[\w-]+-)?([\da-f]{32})\/?$/)
      return id && `https://www.loom.com/embed/${id}?autoplay=1`
    },
  },
  {
    name: 'CodePen',
    shape: 'tall',
    hosts: ['codepen.io'],
    playerOf({ pathname }) {
      const [, user, pen] = /^\/([\w-]+)\/(?:pen|full|details|embed)\/(\w+)\/?$/.exec(pathname) ?? []
      return user && pen ? `https://codepen.io/${user}/embed/${pen}?default-tab=result` : null
    },
  },
  {
    name: 'Figma',
    shape: 'tall',
    hosts: ['figma.com', 'embed.figma.com'],
    playerOf({ pathname, parameter }) {
      const [, kind, key] = /^\/(design|proto|board|slides|deck|file)\/(\w+)(?:\/|$)/.exec(pathname) ?? []
      if (!kind || !key) return null
      const node = matched(parameter('node-id'), /^(\d+[:-]\d+)$/)
      const address = `https://embed.figma.com/${kind === 'file' ? 'design' : kind}/${key}?embed-host=vitrine`
      return node ? `${address}&node-id=${encodeURIComponent(node)}` : address
    },
  },
]

/** What can be shown of an address; null where its provider is not known, or shows no such address. */
export function embedOf(link: string | undefined): Embed | null {
  const href = safeHref(link)
  if (!href || !URL.canParse(href)) return null
  const { protocol, hostname, pathname, searchParams } = new URL(href)
  const host = hostname.replace(/^www\./, '')
  if (protocol !== 'https:' && protocol !== 'http:') return null
  const provider = providers.find(({ hosts }) => hosts.includes(host))
  const player = provider?.playerOf({ host, pathname, parameter: (name) => searchParams.get(name) ?? '' })
  return provider && player ? { provider: provider.name, link: href, player, shape: provider.shape } : null
}

/** The origins that a page's frames come from: what its policy has to allow, and nothing else. */
export function frameOrigins({ blocks = [] }: Pick<PageContent, 'blocks'>): string[] {
  const players = blocks.flatMap((block) => (block.type === 'embed' ? (embedOf(block.link)?.player ?? []) : []))
  return [...new Set(players.map((player) => new URL(player).origin))]
}

/** Where a page’s video and audio come from, for its Content-Security-Policy: our Storage alone, or any site. */
export function mediaOf({ blocks = [] }: Pick<PageContent, 'blocks'>): 'own' | 'any' | null {
  const media = blocks.flatMap((block) => (block.type === 'media' && (block.mediaPath || block.media) ? [block] : []))
  if (media.length === 0) return null
  const isOwn = media.every(({ mediaPath, captions, captionsPath }) => mediaPath && (captionsPath || !captions))
  return isOwn ? 'own' : 'any'
}
