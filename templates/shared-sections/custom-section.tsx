import { customKindOf, type CustomId, type CustomKind } from '@vitrine/common/portfolio/custom-sections'
import type { ReactNode } from 'react'
import type { PictureResolver, SectionProps } from '../definition.ts'
import type { ListedPage } from '../pages/shown-page.ts'
import { Link } from '../parts/link.tsx'
import { Picture } from '../parts/picture.tsx'
import { RichText } from '../parts/rich-text.tsx'
import { useSay } from '../parts/say.ts'
import { Text } from '../parts/text.tsx'
import { addressOf } from '../parts/texts.ts'
import type { Say } from '../words/wording.ts'
import { cardsOf, customContent, pointsOf, shotsOf, type CustomContent } from './custom-sections.ts'
import { PageItem } from './page-item.tsx'
import { entryOf } from './sections.ts'
import { EntryItem, Quote } from './shared-section.tsx'

interface BodyProps<Kind extends CustomKind> {
  content: CustomContent<Kind>
  pages: readonly ListedPage[]
  picture: PictureResolver
  say: Say
}

const bodies: { readonly [Kind in CustomKind]: (props: BodyProps<Kind>) => ReactNode } = {
  text: ({ content }) => (
    <div className="entries custom">
      <RichText from={content} field="text" />
    </div>
  ),
  list: ({ content }) => (
    <ul role="list" className="entries">
      {pointsOf(content).map((item, index) => (
        <li key={index}>
          <EntryItem
            {...entryOf(item, { title: 'title', href: 'link', details: [{ fields: ['detail'] }], text: 'text' })}
          />
        </li>
      ))}
    </ul>
  ),
  cards: ({ content, picture }) => (
    <div className="entries custom">
      <ul role="list" className="custom-grid">
        {cardsOf(content).map((card, index) => (
          <li key={index} dir="auto">
            <Picture
              src={picture({ src: card.image, path: card.imagePath })}
              from={card}
              field="image"
              alt={card.imageAlt}
              width={640}
              height={480}
              sizes="(min-width: 760px) 30vw, 92vw"
            />
            {card.title?.trim() && (
              <h3>
                <Link href={addressOf(card.link)} from={card} field="link">
                  <Text from={card} field="title" />
                </Link>
              </h3>
            )}
            <Text as="p" from={card} field="text" />
          </li>
        ))}
      </ul>
    </div>
  ),
  gallery: ({ content, picture, say }) => (
    <div className="entries custom">
      <ul role="list" className="custom-grid">
        {shotsOf(content).map((shot, index) => (
          <li key={index}>
            <figure>
              <Picture
                src={picture({ src: shot.image, path: shot.imagePath })}
                from={shot}
                field="image"
                alt={shot.imageAlt?.trim() || shot.caption?.trim() || say('Picture {n}', { n: index + 1 })}
                width={640}
                height={480}
                sizes="(min-width: 760px) 30vw, 92vw"
              />
              <Text as="figcaption" dir="auto" from={shot} field="caption" />
            </figure>
          </li>
        ))}
      </ul>
    </div>
  ),
  quote: ({ content }) => (
    <div className="entries custom">
      <Quote {...entryOf(content, { details: [{ fields: ['author', 'role'] }], text: 'quote' })} />
    </div>
  ),
  cta: ({ content, say }) => (
    <div className="entries custom custom-call" dir="auto">
      <Text as="p" from={content} field="text" />
      {addressOf(content.href) && (
        <p>
          <Link href={content.href} className="custom-button" from={content} field="href">
            <Text from={content} field="buttonText">
              {content.buttonText?.trim() || say('Get in touch')}
            </Text>
          </Link>
        </p>
      )}
    </div>
  ),
  pages: ({ content, pages, picture }) => (
    <div className="entries custom">
      <Text as="p" dir="auto" className="custom-intro" from={content} field="intro" />
      <ul role="list" className="custom-grid custom-pages">
        {pages.map((page) => (
          <li key={page.id} dir="auto">
            <Picture
              src={picture({ src: page.cover, path: page.coverPath })}
              alt={page.coverAlt}
              width={640}
              height={480}
              sizes="(min-width: 760px) 30vw, 92vw"
            />
            <PageItem page={page} />
          </li>
        ))}
      </ul>
    </div>
  ),
}

/** The body of a section that its owner has made. Its rules are in custom-sections.css. */
export function CustomSection({ content, section, picture }: SectionProps) {
  const kind = customKindOf(section.id)
  if (!kind) return null
  const pages = section.pagesIn?.(content) ?? []
  return <Body kind={kind} id={section.id as CustomId} content={content} pages={pages} picture={picture} />
}

function Body<Kind extends CustomKind>({
  kind,
  id,
  content,
  ...page
}: Pick<SectionProps, 'content' | 'picture'> & Pick<BodyProps<Kind>, 'pages'> & { kind: Kind; id: CustomId<Kind> }) {
  return bodies[kind]({ content: customContent(content, id), ...page, say: useSay() })
}
