import { describe, expect, it } from 'vitest'
import { embedOf, frameOrigins, mediaOf } from './embeds.ts'

const players: [address: string, provider: string, player: string][] = [
  [
    'https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=3',
    'YouTube',
    'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1',
  ],
  ['youtu.be/dQw4w9WgXcQ?si=abc', 'YouTube', 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1'],
  [
    'https://m.youtube.com/shorts/dQw4w9WgXcQ',
    'YouTube',
    'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1',
  ],
  ['https://vimeo.com/76979871', 'Vimeo', 'https://player.vimeo.com/video/76979871?autoplay=1&dnt=1'],
  [
    'https://vimeo.com/76979871/a1b2c3d4e5',
    'Vimeo',
    'https://player.vimeo.com/video/76979871?autoplay=1&dnt=1&h=a1b2c3d4e5',
  ],
  [
    'https://soundcloud.com/forss/flickermood',
    'SoundCloud',
    'https://w.soundcloud.com/player/?url=https%3A%2F%2Fsoundcloud.com%2Fforss%2Fflickermood&auto_play=true',
  ],
  [
    'https://www.loom.com/share/0281766fa2d04bb788eaf19e65135184',
    'Loom',
    'https://www.loom.com/embed/0281766fa2d04bb788eaf19e65135184?autoplay=1',
  ],
  ['https://codepen.io/team/pen/PNaGbb', 'CodePen', 'https://codepen.io/team/embed/PNaGbb?default-tab=result'],
  [
    'https://www.figma.com/design/Ab12/My-file?node-id=1-2',
    'Figma',
    'https://embed.figma.com/design/Ab12?embed-host=vitrine&node-id=1-2',
  ],
]

describe('an embed', () => {
  it.each(players)('of %s is one of %s', (address, provider, player) => {
    expect(embedOf(address)).toMatchObject({ provider, player })
  })

  it.each([
    '',
    'Words',
    'https://example.com/watch?v=dQw4w9WgXcQ',
    'https://youtube.com.evil.example/watch?v=dQw4w9WgXcQ',
    'https://evil.example/#youtube.com/watch?v=dQw4w9WgXcQ',
    'https://www.youtube.com/watch?v=%22%3E%3Cscript%3E',
    'https://www.youtube.com/@somebody',
    'https://vimeo.com/about',
    'https://soundcloud.com/forss/../..',
    'ftp://youtu.be/dQw4w9WgXcQ',
    'javascript:alert(1)//youtu.be/dQw4w9WgXcQ',
  ])('is none of %j', (address) => {
    expect(embedOf(address)).toBeNull()
  })

  it('is what a page’s policy follows, and nothing else is', () => {
    const embed = (link: string) => ({ type: 'embed' as const, link })
    expect(frameOrigins({ blocks: [{ type: 'divider' }] })).toEqual([])
    expect(
      frameOrigins({
        blocks: [embed('youtu.be/dQw4w9WgXcQ'), embed('youtu.be/aaaaaaaaaaa'), embed('https://example.com')],
      }),
    ).toEqual(['https://www.youtube-nocookie.com'])
    expect(mediaOf({ blocks: [embed('youtu.be/dQw4w9WgXcQ'), { type: 'media' }] })).toBeNull()
    const own = { type: 'media' as const, mediaPath: 'user-assets/a/b/c.mp4' }
    expect(mediaOf({ blocks: [own, { ...own, captions: 'x', captionsPath: 'user-assets/a/b/c.vtt' }] })).toBe('own')
    expect(mediaOf({ blocks: [own, { type: 'media', media: 'https://example.com/a.mp4' }] })).toBe('any')
    expect(mediaOf({ blocks: [{ ...own, captions: 'https://example.com/a.vtt' }] })).toBe('any')
  })
})
