import { say } from '../../../lib/words/say.ts'

/** Apps with a browser of their own, by their token in the user agent. */
const apps: readonly (readonly [RegExp, string])[] = [
  [/\bInstagram\b/, 'Instagram'],
  [/\b(FBAN|FBAV|FB_IAB|FBIOS)\b/, 'Facebook'],
  [/\bLinkedInApp\b/, 'LinkedIn'],
  [/\b(musical_ly|BytedanceWebview|TikTok)\b/i, 'TikTok'],
  [/\bTwitter(?: for iPhone|Android)\b/, 'X'],
  [/\bPinterest\b/, 'Pinterest'],
  [/\bSnapchat\b/, 'Snapchat'],
  [/\bMicroMessenger\b/, 'WeChat'],
  [/\bLine\//, 'LINE'],
  [/\bKAKAOTALK\b/, 'KakaoTalk'],
]

/** Android marks web views with `wv`; on iOS they lack the `Safari` token. */
const isWebView = (userAgent: string) =>
  /; wv\)/.test(userAgent) || (/\b(iPhone|iPad|iPod)\b/.test(userAgent) && !/\bSafari\//.test(userAgent))

/** The app whose own browser shows this page, “another app” if it is unknown, or null in a real browser. */
export function inAppBrowser(userAgent: string): string | null {
  const name = apps.find(([pattern]) => pattern.test(userAgent))?.[1]
  return name ?? (isWebView(userAgent) ? say('another app') : null)
}
