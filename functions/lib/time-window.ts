/** How long until a limit counts from nothing again, in whole seconds. */
export const secondsLeft = ({ windowMs }: { windowMs: number }, now: number): number =>
  Math.ceil((windowMs - (now % windowMs)) / 1000)
