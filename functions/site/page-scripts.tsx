import manifest from '@vitrine/templates/dist/manifest.json' with { type: 'json' }
import type { PageLanguages } from './languages.ts'

interface PageScriptsProps {
  /** Of the page's own script, as the build of the templates names it. */
  file: string | undefined
  id: string
  username: string
  owner: string | undefined
  /** The languages that a page of several offers its visitors. */
  links: PageLanguages['links']
}

/** The scripts of a page, which say whose views and clicks they report. */
export const PageScripts = ({ file, id, username, owner, links }: PageScriptsProps) => (
  <>
    <script src={`/enhance/${file}`} defer data-username={username} data-portfolio={id} data-owner={owner} />
    {links && <script src={`/enhance/${manifest.languages}`} defer />}
  </>
)
