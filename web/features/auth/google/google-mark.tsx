/** Google's letter in its four colours, as its rules for sign-in buttons ask. */
export function GoogleMark() {
  return (
    <svg aria-hidden viewBox="0 0 24 24" fill="none" strokeWidth="4.2">
      <path d="M17.66 6.34A8 8 0 0 0 5.07 8" stroke="#ea4335" />
      <path d="M5.07 8a8 8 0 0 0 0 8" stroke="#fbbc05" />
      <path d="M5.07 16a8 8 0 0 0 12.2 2.02" stroke="#34a853" />
      <path d="M17.27 18.02A8 8 0 0 0 20 12h-8" stroke="#4285f4" />
    </svg>
  )
}
