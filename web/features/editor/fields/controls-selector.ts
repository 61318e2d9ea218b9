const usable = ':not(:disabled, [tabindex="-1"])'

/** Controls that take input. */
export const fillable = `:is(input, textarea, select, [contenteditable="true"])${usable}`
/** Buttons. */
export const pressable = `button${usable}`
