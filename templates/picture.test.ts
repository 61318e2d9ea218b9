import { describe, expect, it } from 'vitest'
import { pictureResolver } from './picture.ts'

const picture = pictureResolver({ origin: 'http://127.0.0.1:9199', bucket: 'demo-vitrine.appspot.com' })

describe('pictureResolver', () => {
  it('prefers the path in Storage over the stored address', () => {
    const source = { src: 'https://elsewhere.example/old.jpg', path: 'user-assets/u1/p1/images/1-a b.jpg' }
    expect(picture(source)).toBe(
      'http://127.0.0.1:9199/v0/b/demo-vitrine.appspot.com/o/user-assets%2Fu1%2Fp1%2Fimages%2F1-a%20b.jpg?alt=media',
    )
  })

  it('does not let a path leave the bucket', () => {
    expect(picture({ path: '../../other/o/secret?x=#y' })).toBe(
      'http://127.0.0.1:9199/v0/b/demo-vitrine.appspot.com/o/..%2F..%2Fother%2Fo%2Fsecret%3Fx%3D%23y?alt=media',
    )
  })

  it('accepts safe addresses', () => {
    expect(picture({ src: 'https://elsewhere.example/a.jpg' })).toBe('https://elsewhere.example/a.jpg')
    expect(picture({ src: '/examples/x/01.webp', path: '' })).toBe('/examples/x/01.webp')
  })

  it.each([
    '',
    '#',
    'javascript:alert(1)',
    'data:image/svg+xml,<svg/>',
    'mailto:a@b.example',
    ' java\nscript:alert(1)',
  ])('has no picture for %j', (src) => expect(picture({ src })).toBeNull())

  it('ignores a path that cannot be encoded', () => {
    expect(picture({ path: 'broken-\ud800', src: '/a.webp' })).toBe('/a.webp')
    expect(picture({})).toBeNull()
  })
})
