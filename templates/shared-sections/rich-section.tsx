import type { ReactNode } from 'react'
import { picturePartsOf } from '@vitrine/common/portfolio/picture-parts'
import type { PrivateList } from '@vitrine/common/portfolio/private-items'
import type { SectionProps } from '../definition.ts'
import { ContactForm } from '../parts/contact-form.tsx'
import { projectsOf } from '../parts/content.ts'
import { dateOf } from '../parts/dates.ts'
import { Link } from '../parts/link.tsx'
import { PageLink } from '../parts/page-link.tsx'
import { Picture, usePictureSet } from '../parts/picture.tsx'
import { RichText } from '../parts/rich-text.tsx'
import { useSay, useWording } from '../parts/say.ts'
import { SocialLink } from '../parts/social-links.tsx'
import type { SourceProps } from '../parts/sources.ts'
import { Text } from '../parts/text.tsx'
import { addressOf, filled, phoneAddress } from '../parts/texts.ts'
import type { Word } from '../words/words.ts'
import {
  articlesOf,
  certificatesOf,
  jobsOf,
  type RichId,
  seriesOf,
  shotsOf,
  skillsOf,
  waysOf,
} from './rich-sections.ts'
import { type Entry, entryOf, type Values } from './sections.ts'
import { EntryItem } from './shared-section.tsx'

/** What each of these sections shows; the compiler asks for all of them. Their rules are in rich-sections.css. */
const bodies: { readonly [Id in RichId]: (props: SectionProps) => ReactNode } = {
  about: ({ content: { about }, picture }) => (
    <Person from={about} image="image" picture={picture}>
      <RichText from={about} field="bio" />
    </Person>
  ),
  author: ({ content: { hero }, picture }) => (
    <Person from={hero} image="avatar" picture={picture}>
      <RichText from={hero} field="bio" />
    </Person>
  ),
  projects: ({ content, ...page }) => (
    <ul role="list" className="entries rich">
      {projectsOf(content).map((project, index) => (
        <Work
          key={index}
          {...page}
          list="projects"
          image="image"
          tags="tags"
          links={[
            { from: project, field: 'link', word: 'Visit' },
            { from: project, field: 'repository', word: 'Source' },
          ]}
          entry={entryOf(project, {
            title: 'title',
            details: [{ fields: ['category'] }, { fields: ['period'] }],
            text: 'description',
            points: 'bullets',
          })}
        />
      ))}
    </ul>
  ),
  gallery: ({ content, ...page }) => (
    <Single>
      <ul role="list" className="rich-grid">
        {shotsOf(content).map((shot, index) => (
          <li key={index}>
            <Shot shot={shot} index={index} {...page} />
          </li>
        ))}
      </ul>
    </Single>
  ),
  collections: ({ content, ...page }) => (
    <ul role="list" className="entries rich">
      {seriesOf(content).map((series, index) => (
        <Work
          key={index}
          {...page}
          list="collections"
          image="cover"
          entry={entryOf(series, { title: 'title', href: 'link', text: 'description' })}
        />
      ))}
    </ul>
  ),
  articles: ({ content, ...page }) => (
    <ul role="list" className="entries rich">
      {articlesOf(content).map((article, index) => (
        <Article key={index} article={article} {...page} />
      ))}
    </ul>
  ),
  work: ({ content, ...page }) => (
    <ul role="list" className="entries rich">
      {jobsOf(content).map((job, index) => (
        <Work
          key={index}
          {...page}
          list="work"
          links={[{ from: job, field: 'link', word: 'Website' }]}
          entry={entryOf(job, {
            title: 'position',
            details: [{ fields: ['company', 'location'] }, { fields: ['duration'] }],
            points: 'description',
          })}
        />
      ))}
    </ul>
  ),
  certifications: ({ content, ...page }) => (
    <ul role="list" className="entries rich">
      {certificatesOf(content).map((certificate, index) => (
        <Work
          key={index}
          {...page}
          links={(certificate.links ?? []).map((from) => ({ from, field: 'href', text: 'label', word: 'Certificate' }))}
          entry={entryOf(certificate, {
            title: 'title',
            details: [{ fields: ['org'] }, { fields: ['date'] }, { fields: ['id'] }],
          })}
        />
      ))}
    </ul>
  ),
  skills: (page) => <Skills {...page} />,
  'more-skills': (page) => <Skills {...page} />,
  tools: ({ content }) => <Words from={content} field="tools" />,
  offers: ({ content: { about } }) => <Words from={about} field="services" />,
  cta: (page) => <Call {...page} />,
  // Not in the navigation: what leads to the owner has a section of its own in these templates.
  'contact-details': (page) => <Ways {...page} />,
}

/** The body of a shared section with more than texts. */
export function RichSection(page: SectionProps) {
  const { id } = page.section
  const Body = Object.hasOwn(bodies, id) ? bodies[id as RichId] : undefined
  return Body && <Body {...page} />
}

type Page = Pick<SectionProps, 'picture' | 'pageOf'>

interface SingleProps {
  /** Class of the list. */
  of?: string
  className?: string
  children: ReactNode
}

/** One entry, in whose place and lines the template sets entries. */
const Single = ({ of = 'entries rich', className, children }: SingleProps) => (
  <ul role="list" className={of}>
    <li className={className}>{children}</li>
  </ul>
)

interface PersonProps extends Pick<SectionProps, 'picture'> {
  from: Values | undefined
  /** The field of the picture. */
  image: string
  children: ReactNode
}

/** A text about somebody, beside a picture where there is one. */
function Person({ from, image, picture, children }: PersonProps) {
  return (
    <Single className="rich-person">
      <Cover item={from} image={image} picture={picture} width={640} height={800} />
      {children}
    </Single>
  )
}

interface CoverProps extends Pick<SectionProps, 'picture'> {
  item: Values | undefined
  image: string
  width: number
  height: number
}

function Cover({ item, image, picture, width, height }: CoverProps) {
  const { src, storage, alt } = picturePartsOf(image)
  const address = picture({ src: textAt(item, src), path: textAt(item, storage) })
  return (
    address && (
      <div className="rich-cover">
        <Picture
          src={address}
          from={item}
          field={image}
          alt={textAt(item, alt)}
          width={width}
          height={height}
          sizes="(min-width: 760px) 40vw, 92vw"
        />
      </div>
    )
  )
}

/** A link of an item. Where its text is a field, the word stands in for it. */
interface ItemLink {
  from: Values
  field: string
  text?: string
  word: Word
}

interface WorkProps extends Page {
  entry: Entry
  /** Where its pages are asked for. */
  list?: PrivateList
  image?: string
  tags?: string
  links?: readonly ItemLink[]
}

/** Something that somebody has made. Its title leads to its page where titles are links; elsewhere a link below does. */
function Work({ entry, list, image, tags, links = [], picture, pageOf }: WorkProps) {
  const { item, title, href } = entry
  const page = list ? pageOf(list, item) : null
  const name = textAt(item, title)?.trim()
  const words = filled(tags ? (item[tags] as string[] | undefined) : [])
  const ways = links.filter(({ from, field }) => addressOf(textAt(from, field)) !== null)
  const leads = href === undefined ? page : null
  return (
    <li>
      {image && <Cover item={item} image={image} picture={picture} width={720} height={480} />}
      <EntryItem {...entry} page={href && page}>
        {(words.length > 0 || ways.length > 0 || leads !== null) && (
          <>
            {tags && <Tags words={words} from={item} field={tags} />}
            {(ways.length > 0 || leads !== null) && (
              <p className="rich-links">
                <PageLink href={leads} title={name} />
                {ways.map((way, index) => (
                  <ItemLink key={index} {...way} of={name} />
                ))}
              </p>
            )}
          </>
        )}
      </EntryItem>
    </li>
  )
}

function ItemLink({ from, field, text, word, of }: ItemLink & { of: string | undefined }) {
  const say = useSay()
  return (
    <Link href={textAt(from, field)} from={from} field={field}>
      {text ? (
        <Text from={from} field={text}>
          {textAt(from, text)?.trim() || say(word)}
        </Text>
      ) : (
        say(word)
      )}
      {of && <span className="visually-hidden"> {say('of {title}', { title: of })}</span>}
    </Link>
  )
}

function Article({ article, ...page }: Page & { article: ReturnType<typeof articlesOf>[number] }) {
  const { language } = useWording()
  return (
    <Work
      {...page}
      list="articles"
      image="cover"
      tags="tags"
      entry={entryOf(article, {
        title: 'title',
        href: 'link',
        details: [
          { fields: ['category'] },
          { fields: ['date'], as: (date) => dateOf(date, language).text },
          { fields: ['readTime'] },
        ],
        text: 'excerpt',
      })}
    />
  )
}

/** A picture, which leads to the whole of it. */
function Shot({ shot, index, picture, pageOf }: Page & { shot: ReturnType<typeof shotsOf>[number]; index: number }) {
  const say = useSay()
  const address = picture({ src: shot.src, path: shot.srcPath })
  const widest = usePictureSet(address)?.widest ?? address
  const page = pageOf('gallery.images', shot)
  const caption = shot.caption?.trim()
  return (
    <figure>
      <a href={widest ?? undefined}>
        <Picture
          src={address}
          from={shot}
          field="src"
          alt={shot.alt?.trim() || caption || say('Picture {n}', { n: index + 1 })}
          width={640}
          height={480}
          sizes="(min-width: 760px) 30vw, 92vw"
        />
      </a>
      {(caption || page) && (
        <figcaption dir="auto">
          <Text from={shot} field="caption" />
          <PageLink href={page} title={caption} />
        </figcaption>
      )}
    </figure>
  )
}

function Skills({ content, section: { shows = [] } }: SectionProps) {
  const { about } = content
  const { words, rated, groups } = skillsOf(content, shows)
  return (
    <ul role="list" className="entries rich">
      {words.length > 0 && (
        <li>
          <Tags words={words} from={about} field="skills" />
        </li>
      )}
      {rated.length > 0 && (
        <li>
          <ul role="list" className="rich-tags tags">
            {rated.map((skill, index) => (
              <li key={index} dir="auto">
                <Text from={skill} field="name" />
                {skill.level !== undefined && (
                  <>
                    {' '}
                    <Text as="small" from={skill} field="level">
                      {`${Math.round(skill.level)}%`}
                    </Text>
                  </>
                )}
              </li>
            ))}
          </ul>
        </li>
      )}
      {groups.map((group, index) => (
        <li key={index}>
          <EntryItem {...entryOf(group, { title: 'name' })}>
            <Tags words={filled(group.items)} from={group} field="items" />
          </EntryItem>
        </li>
      ))}
    </ul>
  )
}

/** A list of words by itself. */
function Words<From extends object>({ from, field }: SourceProps<From>) {
  return (
    <Single>
      <Tags words={filled(from?.[field] as string[] | undefined)} from={from} field={field} />
    </Single>
  )
}

interface TagsProps<From extends object> extends SourceProps<From> {
  words: readonly string[]
}

/** Words in a row, in the look of the template's own where it has one. */
function Tags<From extends object>({ words, from, field }: TagsProps<From>) {
  if (words.length === 0) return null
  return (
    <ul role="list" className="rich-tags tags">
      {words.map((word, index) => (
        <Text as="li" key={index} dir="auto" from={from} field={field}>
          {word}
        </Text>
      ))}
    </ul>
  )
}

function Call({ content: { cta } }: SectionProps) {
  const say = useSay()
  const address = addressOf(cta?.href)
  return (
    <Single>
      <div className="rich-call" dir="auto">
        <Text as="p" className="rich-lead" from={cta} field="headline" />
        <Text as="p" from={cta} field="subtext" />
        {address && (
          <p>
            <Link href={address} className="rich-button" from={cta} field="href">
              <Text from={cta} field="buttonText">
                {cta?.buttonText?.trim() || say('Get in touch')}
              </Text>
            </Link>
          </p>
        )}
      </div>
    </Single>
  )
}

/** The ways to reach somebody that the template does not show itself. */
function Ways({ content, username, section: { shows = [] } }: SectionProps) {
  const { contact } = content
  const { texts, profiles, forms } = waysOf(content, shows)
  const has = (field: (typeof texts)[number]) => texts.includes(field)
  return (
    <Single of={forms.length > 0 ? 'entries rich form' : undefined}>
      <div className="rich-call" dir="auto">
        {has('headline') && <Text as="p" className="rich-lead" from={contact} field="headline" />}
        {has('note') && <Text as="p" from={contact} field="note" />}
        {has('phone') && (
          <p>
            <Link href={phoneAddress(contact?.phone)} from={contact} field="phone">
              {contact?.phone?.trim()}
            </Link>
          </p>
        )}
        {has('address') && <Text as="p" from={contact} field="address" />}
        {profiles.length > 0 && (
          <ul role="list" className="rich-links">
            {profiles.map((profile) => (
              <li key={profile.href}>
                <SocialLink {...profile} />
              </li>
            ))}
          </ul>
        )}
      </div>
      {forms.length > 0 && <ContactForm username={username} title="Send a message" />}
    </Single>
  )
}

/** A text of any item, so that each kind of item is a few lines above. */
function textAt(item: Values | undefined, field: string | undefined): string | undefined {
  const value = field === undefined ? undefined : item?.[field]
  return typeof value === 'string' ? value : undefined
}
