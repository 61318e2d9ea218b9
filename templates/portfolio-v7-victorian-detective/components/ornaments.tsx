import { initialsOf } from '@vitrine/common/initials'

/** Ornaments that the page uses several times, defined once as SVG symbols. */
export function Ornaments() {
  return (
    <svg className="ornaments" width="0" height="0" aria-hidden="true">
      <symbol id="o-corner" viewBox="0 0 96 96">
        <path d="M3 96V34C3 16 16 3 34 3h62M12 96V40C12 24 24 12 40 12h56" />
        <path d="M21 21c14 1 24 11 25 25-14-1-24-11-25-25zM31 21c9-9 24-7 29 4-10 7-22 6-29-4zM21 31c-9 9-7 24 4 29 7-10 6-22-4-29zM67 22l4 4-4 4-4-4zM22 67l4-4 4 4-4 4z" />
      </symbol>
      <symbol id="o-flourish" viewBox="0 0 220 20">
        <path d="M0 10h58c14 0 15-8 24-8 8 0 8 11 0 11-5 0-6-6-1-7M220 10h-58c-14 0-15-8-24-8-8 0-8 11 0 11 5 0 6-6 1-7" />
        <path d="M110 1l8 9-8 9-8-9z" />
      </symbol>
      <symbol id="o-wax" viewBox="0 0 120 120">
        <path d="M115 71C112 82 109 83 102 92C95 101 96 106 86 111C76 115 73 112 61 112C50 112 48 114 37 110C26 107 22 106 16 97C9 88 11 85 9 73C6 62 3 59 5 49C8 38 12 39 19 29C26 20 25 15 34 9C43 4 47 7 59 6C71 6 74 2 84 7C94 12 93 17 100 27C107 36 110 36 113 46C117 57 118 60 115 71Z" />
      </symbol>
    </svg>
  )
}

/** The four corners of an engraved frame; the frame itself is a border. */
export function Corners() {
  return (
    <span className="corners" aria-hidden="true">
      {[1, 2, 3, 4].map((corner) => (
        <svg key={corner}>
          <use href="#o-corner" />
        </svg>
      ))}
    </span>
  )
}

export function Flourish() {
  return (
    <svg className="flourish" aria-hidden="true">
      <use href="#o-flourish" />
    </svg>
  )
}

/** Sealing wax, with the initials of a name pressed into it. */
export function Seal({ name }: { name: string }) {
  const monogram = initialsOf(name)
  return (
    <svg className="seal" viewBox="0 0 120 120" aria-hidden="true">
      <use href="#o-wax" />
      <circle cx="60" cy="60" r="38" />
      <circle cx="60" cy="60" r="33" />
      <text x="60" y="60" data-long={[...monogram].length > 1 || undefined}>
        {monogram}
      </text>
    </svg>
  )
}
