/** `npm run test:security` tries everything; `npm test` a part of it that is the same every time. */
export const thorough = process.env.VITRINE_THOROUGH === '1'
