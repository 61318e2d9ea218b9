type Call = (origin: string) => Promise<unknown>

/** Makes calls one by one. Answered calls are removed, so a retry continues with the rest. */
export async function inTurn(calls: Call[], origin: string): Promise<void> {
  for (let [call] = calls; call; [call] = calls) {
    await call(origin)
    calls.shift()
  }
}
