import { initialsOf } from '@vitrine/common/initials'
import { mix } from '@vitrine/templates/color'
import type { CardText } from './drawable.ts'
import { familiesOf } from './fonts.ts'
import { CARD_HEIGHT, CARD_WIDTH } from './size.ts'

export const COVER_WIDTH = 440

/** Some of a page's colours, see templates/styles.ts. */
export type CardColors = Record<
  'page' | 'text' | 'muted' | 'primary' | 'on-primary' | 'primary-text' | 'secondary',
  string
>

export interface CardProps {
  name: CardText
  /** A line below the name; null for none. */
  line: CardText | null
  /** Where the page is, as one would say it. */
  address: CardText
  colors: CardColors
  /** A picture of COVER_WIDTH by CARD_HEIGHT as a data address; initials stand in for it. */
  cover: string | null
  /** Whether it names the app, as the page itself does. */
  madeWith: boolean
  /** Whether the page runs from right to left: the card then does, too. */
  rightToLeft: boolean
}

const MARK = 'Vitrine'

/** All that is written on a card. */
export const textsOf = ({ name, line, address }: CardProps): CardText[] => [
  name,
  ...(line ? [line] : []),
  address,
  { ...name, text: initialsOf(name.text) },
  { ...address, text: `${MARK}…` },
]

/** Sizes by the length of the name. */
const nameSizes = [
  { upTo: 14, size: 92 },
  { upTo: 26, size: 78 },
  { upTo: 44, size: 62 },
  { upTo: 70, size: 50 },
]
const SMALLEST_NAME = 42
/** Names in typefaces that are wider than this, in percent of Arial, are set smaller. */
const USUAL_WIDTH = 110

/** How a text is set; its direction is that of its first letter. */
const setting = (text: CardText) => ({
  fontFamily: familiesOf(text),
  direction: /^[^\p{L}]*[\p{Script=Arabic}\p{Script=Hebrew}]/u.test(text.text) ? ('rtl' as const) : ('ltr' as const),
})

/** Letters of these are joined, or carry marks at a place of their own. */
const isSpaced = ({ text }: CardText) => !/[\p{Script=Arabic}\p{Script=Devanagari}\p{Script=Thai}]/u.test(text)

/** What is shown of a page where its address is shared. Laid out by satori: every box with several children is a flex box. */
export function Card({ name, line, address, colors, cover, madeWith, rightToLeft }: CardProps) {
  const row = rightToLeft ? 'row-reverse' : 'row'
  const textAlign = rightToLeft ? 'right' : undefined
  const length = [...name.text].length
  const { size } = nameSizes.find(({ upTo }) => length <= upTo) ?? { size: SMALLEST_NAME }
  return (
    <div
      style={{
        display: 'flex',
        flexDirection: row,
        width: CARD_WIDTH,
        height: CARD_HEIGHT,
        background: colors.page,
        color: colors.text,
        ...setting(address),
      }}
    >
      <div
        style={{
          display: 'flex',
          flexDirection: 'column',
          boxSizing: 'border-box',
          width: CARD_WIDTH - COVER_WIDTH,
          height: CARD_HEIGHT,
          padding: rightToLeft ? '64px 72px 56px 56px' : '64px 56px 56px 72px',
        }}
      >
        <div style={{ display: 'flex', flexDirection: row, alignItems: 'center', justifyContent: 'space-between' }}>
          <div style={{ width: 72, height: 10, background: colors.primary }} />
          {madeWith && <Mark color={colors.muted} />}
        </div>
        <div
          style={{ display: 'flex', flexDirection: 'column', marginTop: 'auto', marginBottom: 'auto', paddingTop: 20 }}
        >
          <div
            style={{
              ...setting(name),
              textAlign,
              fontSize: Math.round(size * Math.min(1, USUAL_WIDTH / name.face.width)),
              lineHeight: isSpaced(name) ? 1.06 : 1.3,
              letterSpacing: isSpaced(name) ? '-0.03em' : 0,
              lineClamp: size > 50 ? 3 : 4,
              wordBreak: 'break-word',
            }}
          >
            {name.text}
          </div>
          {line && (
            <div
              style={{
                ...setting(line),
                textAlign,
                marginTop: 24,
                fontSize: 31,
                lineHeight: 1.35,
                color: colors.muted,
                lineClamp: 2,
                wordBreak: 'break-word',
              }}
            >
              {line.text}
            </div>
          )}
        </div>
        <div style={{ textAlign, fontSize: address.text.length <= 44 ? 25 : 19, color: colors['primary-text'] }}>
          {address.text}
        </div>
      </div>
      {cover ? (
        <img src={cover} alt="" width={COVER_WIDTH} height={CARD_HEIGHT} />
      ) : (
        <Initials name={name} colors={colors} rightToLeft={rightToLeft} />
      )}
    </div>
  )
}

/** Vitrine's mark: a window with a V in it. */
function Mark({ color }: { color: string }) {
  return (
    <div style={{ display: 'flex', alignItems: 'center', color }}>
      <svg width="30" height="30" viewBox="0 0 24 24" fill="none" stroke={color}>
        <rect x="1.75" y="3.75" width="20.5" height="16.5" rx="3" strokeWidth="1.5" />
        <path d="M1.75 8h20.5" strokeWidth="1.5" />
        <path d="m7 11 4.2 6.2a1 1 0 0 0 1.6 0L17 11" strokeWidth="2.25" strokeLinecap="round" strokeLinejoin="round" />
      </svg>
      <div style={{ marginLeft: 10, fontSize: 25 }}>{MARK}</div>
    </div>
  )
}

function Initials({ name, colors, rightToLeft }: Pick<CardProps, 'name' | 'colors' | 'rightToLeft'>) {
  const initials = initialsOf(name.text)
  const size = initials.length > 1 ? 205 : 330
  return (
    <div
      style={{
        display: 'flex',
        position: 'relative',
        overflow: 'hidden',
        alignItems: 'flex-end',
        justifyContent: rightToLeft ? 'flex-end' : 'flex-start',
        width: COVER_WIDTH,
        height: CARD_HEIGHT,
        background: colors.primary,
        color: mix(colors.primary, colors['on-primary'], 0.9),
      }}
    >
      <div
        style={{
          position: 'absolute',
          top: -150,
          [rightToLeft ? 'left' : 'right']: -150,
          width: 380,
          height: 380,
          borderRadius: 190,
          background: colors.secondary,
        }}
      />
      <div
        style={{
          [rightToLeft ? 'marginRight' : 'marginLeft']: 36,
          // Arabic letters go far below their line.
          marginBottom: isSpaced(name) ? -6 : 36,
          ...setting(name),
          fontSize: Math.round(size * Math.min(1, USUAL_WIDTH / name.face.width)),
          lineHeight: isSpaced(name) ? 1 : 1.3,
          letterSpacing: isSpaced(name) ? '-0.05em' : 0,
        }}
      >
        {initials}
      </div>
    </div>
  )
}
