import { expect, it } from 'vitest'
import { inAppBrowser } from './in-app-browser.ts'

const iphone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)'
const android = (more = '') =>
  `Mozilla/5.0 (Linux; Android 15; Pixel 9 Build/BP1A${more}) AppleWebKit/537.36 (KHTML, like Gecko)`

it.each([
  [`${iphone} Mobile/15E148 Instagram 390.0.0.28.85 (iPhone16,2; iOS 18_5; en_US)`, 'Instagram'],
  [`${android('; wv')} Version/4.0 Chrome/137.0.0.0 Mobile Safari/537.36 Instagram 390.0.0.43.81 Android`, 'Instagram'],
  [`${iphone} Mobile/15E148 [FBAN/FBIOS;FBAV/520.0.0.38.101;FBDV/iPhone16,2]`, 'Facebook'],
  [
    `${android('; wv')} Version/4.0 Chrome/137.0.0.0 Mobile Safari/537.36 [FB_IAB/FB4A;FBAV/520.0.0.42.98;]`,
    'Facebook',
  ],
  [`${iphone} Mobile/15E148 [LinkedInApp]/9.31.1634`, 'LinkedIn'],
  [`${iphone} Mobile/15E148 musical_ly_39.5.0 BytedanceWebview/d8a21c6`, 'TikTok'],
  [`${iphone} Mobile/15E148 Safari Line/15.8.0`, 'LINE'],
  [`${iphone} Mobile/15E148`, 'another app'],
  [`${android('; wv')} Version/4.0 Chrome/137.0.0.0 Mobile Safari/537.36`, 'another app'],
])('%s is shown inside of an app', (userAgent, app) => {
  expect(inAppBrowser(userAgent)).toBe(app)
})

it.each([
  `${iphone} Version/18.5 Mobile/15E148 Safari/604.1`,
  `${iphone} CriOS/137.0.7151.51 Mobile/15E148 Safari/604.1`,
  `${iphone} FxiOS/139.0 Mobile/15E148 Safari/605.1.15`,
  `${android()} Chrome/137.0.0.0 Mobile Safari/537.36`,
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/605.1.15',
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:139.0) Gecko/20100101 Firefox/139.0',
])('%s is a browser', (userAgent) => {
  expect(inAppBrowser(userAgent)).toBeNull()
})
