const usable = ':not(:disabled, [tabindex="-1"])'

/** What can be filled in. */
export const fillable = `:is(input, textarea, select, [contenteditable="true"])${usable}`
/** What can be pressed. */
export const pressable = `button${usable}`
