import { useSay } from './say.ts'

/** The first thing of every page that the keyboard comes to. */
export function SkipLink() {
  return (
    <a className="skip-link" href="#content">
      {useSay()('Skip to content')}
    </a>
  )
}
