import jsQR from 'jsqr'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { qrCode, qrSvg } from './qr-code.ts'

async function read(svg: string): Promise<string | undefined> {
  const { data, info } = await sharp(Buffer.from(svg)).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  return jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data
}

describe('a QR code', () => {
  it.each([
    'https://vitrine.test/ada',
    `https://a-long-name.of-a-deployment.example.com/${'x'.repeat(30)}`,
    'http://127.0.0.1:5010/ada_lovelace-1815',
  ])('is read as %s', async (address) => {
    expect(await read(qrSvg(qrCode(address)))).toBe(address)
  })

  it('keeps four light modules free on every side', () => {
    const { size, path } = qrCode('https://vitrine.test/ada')
    for (const [, x, y, length] of path.matchAll(/M(\d+) (\d+)h(\d+)/g)) {
      expect(Math.min(Number(x), Number(y))).toBeGreaterThanOrEqual(4)
      expect(Number(x) + Number(length)).toBeLessThanOrEqual(size - 4)
      expect(Number(y)).toBeLessThan(size - 4)
    }
  })

  it('is black on white', () => {
    const svg = qrSvg(qrCode('https://vitrine.test/ada'))
    expect([...svg.matchAll(/fill="([^"]+)"/g)].map(([, colour]) => colour)).toEqual(['#fff', '#000'])
  })
})
