import type { ReactNode } from 'react'
import type { SectionProps } from '../definition.ts'
import { projectsOf } from '../parts/content.ts'
import { RichText } from '../parts/rich-text.tsx'
import { Call, Ways } from './rich-contact.tsx'
import { Single } from './rich-parts.tsx'
import { Person, Shot } from './rich-pictures.tsx'
import { articlesOf, certificatesOf, jobsOf, type RichId, seriesOf, shotsOf } from './rich-sections.ts'
import { Skills, Words } from './rich-skills.tsx'
import { Article, Work } from './rich-work.tsx'
import { entryOf } from './sections.ts'

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
