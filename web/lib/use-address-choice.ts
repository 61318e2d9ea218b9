import { useSearchParams } from 'react-router-dom'

/** A choice that lives in the address: a reload and the back button find it again. The standard one is not named. */
export function useAddressChoice<Choice extends string | null>(
  name: string,
  standard: Choice,
  known: (value: string) => Choice | undefined,
): [Choice, (choice: Choice) => void] {
  const [params, setParams] = useSearchParams()
  const value = params.get(name)
  const choose = (choice: Choice) =>
    setParams(
      (current) => {
        const next = new URLSearchParams(current)
        if (choice === standard || choice === null) next.delete(name)
        else next.set(name, choice)
        return next
      },
      { replace: true, preventScrollReset: true },
    )
  return [(value === null ? undefined : known(value)) ?? standard, choose]
}

/** For `known`: one of these. */
export const oneOf =
  <Choice extends string>(choices: readonly Choice[]) =>
  (value: string): Choice | undefined =>
    choices.find((choice) => choice === value)
