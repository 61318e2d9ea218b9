import { createContext, useContext } from 'react'
import { english, type Say, type Wording } from '../words/wording.ts'

/** In which language a page speaks. */
export const WordingContext = createContext<Wording>(english)

export const useWording = (): Wording => useContext(WordingContext)

/** Says the fixed words of a page in its language. */
export const useSay = (): Say => useWording().say
