type Call = (origin: string) => Promise<unknown>

/** Makes calls one after the other. What was answered is taken off the list: whoever comes back goes on with what was not. */
export async function inTurn(calls: Call[], origin: string): Promise<void> {
  for (let [call] = calls; call; [call] = calls) {
    await call(origin)
    calls.shift()
  }
}
