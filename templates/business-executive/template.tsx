import { shownText } from '@vitrine/common/portfolio/stand-ins'
import type { TemplateDefinition, TemplatePageProps } from '../definition.ts'
import { showsNewsletter } from '../forms.ts'
import filterCss from '../parts/filter.css?inline'
import formsCss from '../parts/forms.css?inline'
import { SkipLink } from '../parts/skip-link.tsx'
import { addressOf } from '../parts/texts.ts'
import { frontPage } from './articles.ts'
import { Author, hasAuthor } from './author.tsx'
import { CallToAction, hasCallToAction } from './call-to-action.tsx'
import { Colophon, hasContact } from './colophon.tsx'
import { design } from './design.ts'
import { Latest } from './latest.tsx'
import { Lead } from './lead.tsx'
import { Masthead } from './masthead.tsx'
import { Newsletter } from './newsletter.tsx'
import { mentions, Press } from './press.tsx'
import css from './styles.css?inline'

function Page({ content, shows, picture, username, madeWith }: TemplatePageProps) {
  const name = shownText(content, 'hero.name') || 'Portfolio'
  const { lead, latest } = frontPage(content)
  const press = shows('press') ? mentions(content, picture) : []
  const mediaKit = shows('press') ? addressOf(content.about?.mediaKit) : null
  const leads = shows('articles') && lead !== undefined
  // A list that is still empty is announced only on a page that is about articles or has been in the press.
  const listed = shows('articles') && (content.articles !== undefined || press.length > 0)
  const author = shows('author') && hasAuthor(content, picture)
  const contact = shows('contact') && hasContact(content)
  const nav = [
    { id: 'articles', label: 'Articles', shown: listed },
    { id: 'author', label: 'About', shown: author },
    { id: 'press', label: 'Press', shown: press.length > 0 || mediaKit !== null },
    { id: 'contact', label: 'Contact', shown: contact },
  ].filter(({ shown }) => shown)

  return (
    <div className="paper">
      <SkipLink />
      <Masthead hero={content.hero} name={name} nav={nav} />
      <main id="content" tabIndex={-1}>
        {(leads || author) && (
          <div className={`front front-${leads && author ? 'both' : leads ? 'lead' : 'author'}`}>
            {leads && <Lead article={lead} picture={picture} />}
            {author && <Author content={content} picture={picture} />}
          </div>
        )}
        {listed && <Latest articles={latest} picture={picture} />}
        {(press.length > 0 || mediaKit) && <Press mentions={press} mediaKit={mediaKit} />}
        {shows('newsletter') && showsNewsletter(content) && (
          <Newsletter newsletter={content.newsletter} username={username} />
        )}
        {shows('cta') && hasCallToAction(content) && <CallToAction cta={content.cta} />}
      </main>
      <Colophon
        name={name}
        username={username}
        contact={contact ? content.contact : null}
        madeWith={madeWith}
        canReturn={nav.length > 0}
      />
    </div>
  )
}

export const template: TemplateDefinition = {
  design,
  behaviours: ['filter', 'forms'],
  css: filterCss + formsCss + css,
  Page,
}
