import { useSay } from './say.ts'

export function SkipLink({ to = 'content' }: { to?: string }) {
  return (
    <a className="skip-link" href={`#${to}`}>
      {useSay()('Skip to content')}
    </a>
  )
}
