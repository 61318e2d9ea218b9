/** `npm run test:security` and `npm run test:faults` try everything; `npm test` a part of it that is the same every time. */
export const thorough = process.env.VITRINE_THOROUGH === '1'
