/** Width of the previewed device in CSS pixels. */
export const devices = { desktop: 1280, tablet: 768, mobile: 375 } as const
export type Device = keyof typeof devices

/** The device that the owner is using, by the width of the window. */
export const ownDevice = (): Device => (window.matchMedia('(min-width: 64rem)').matches ? 'desktop' : 'mobile')
