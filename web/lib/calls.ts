let underWay = 0

/** How many calls of the API are not answered yet. */
export const callsUnderWay = (): number => underWay

/** Counts a call until it ends. */
export async function counted<T>(call: Promise<T>): Promise<T> {
  underWay += 1
  try {
    return await call
  } finally {
    underWay -= 1
  }
}
