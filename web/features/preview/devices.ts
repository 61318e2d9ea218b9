/** Width of the previewed device in CSS pixels. */
export const devices = { desktop: 1280, tablet: 768, mobile: 375 } as const
export type Device = keyof typeof devices

/** The device that somebody has who looks at this window. */
export const ownDevice = (): Device => (window.matchMedia('(min-width: 64rem)').matches ? 'desktop' : 'mobile')
