import { Fragment } from 'react'
import { commaOf } from '../words/comma.ts'
import { useWording } from './say.ts'
import type { SourceProps } from './sources.ts'
import { Text } from './text.tsx'

interface JoinedTextsProps<From extends object> extends Pick<SourceProps<From>, 'from'> {
  texts: readonly { field: keyof From & string; text: string }[]
  /** What stands between two; a comma unless said otherwise. */
  separator?: string
}

/** Texts of an item in one line. */
export function JoinedTexts<From extends object>({ from, texts, separator }: JoinedTextsProps<From>) {
  const comma = commaOf(useWording().language)
  return texts.map(({ field, text }, index) => (
    <Fragment key={field}>
      {index > 0 && (separator ?? comma)}
      <Text from={from} field={field}>
        {text}
      </Text>
    </Fragment>
  ))
}
