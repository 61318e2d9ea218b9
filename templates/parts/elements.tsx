import type { RenderedSection } from '../definition.ts'

/** Sections one after the other. */
export const Elements = ({ of }: { of: readonly RenderedSection[] }) => of.map(({ element }) => element)
