import * as z from 'zod/mini'
import { languages } from '../languages.ts'
import { type CustomId, customIdsOf, type CustomKind } from './custom-sections.ts'
import { atMost, fields, items, line, list, picture, text, url, works } from './content-shapes.ts'
import { translations } from './translations/shape.ts'

/**
 * The content schema, shared by all templates: each shows a part of it and keeps the rest. Everything is optional and unknown
 * keys are rejected. Texts have generous limits (the specification gives none).
 */

const links = items({ label: line, href: url })

const social = fields({
  website: url,
  linkedin: url,
  github: url,
  twitter: url,
  dribbble: url,
  behance: url,
  instagram: url,
  '500px': url,
  /** Profiles of all other kinds. */
  more: links,
})

const hero = fields({
  name: line,
  title: line,
  titles: list(line),
  tagline: line,
  specialty: line,
  intro: text,
  summary: text,
  bio: text,
  photographerName: line,
  artistName: line,
  location: line,
  phone: line,
  emailLink: line,
  resumeLink: url,
  ctaLinks: links,
  ...picture('avatar'),
  ...picture('profileImage'),
  ...picture('bannerImage'),
  ...picture('backgroundImage'),
})

const exif = fields({ camera: line, lens: line, iso: line, shutter: line, aperture: line })

const galleryImages = works({
  src: url,
  srcPath: line,
  srcOriginal: line,
  srcCrop: line,
  alt: line,
  caption: line,
  category: line,
  exif,
})

const skillCategories = items({ name: line, icon: line, items: list(line) })
/** Level in percent. */
const skills = items({ name: line, level: z.number().check(z.gte(0), z.lte(100)) })

/** One shape for all custom sections of a kind. */
const custom = <Kind extends CustomKind, Shape extends z.core.SomeType>(kind: Kind, shape: Shape) =>
  Object.fromEntries(customIdsOf(kind).map((id) => [id, shape])) as Record<CustomId<Kind>, Shape>

const customSections = fields({
  ...custom('text', fields({ text })),
  ...custom('list', fields({ items: items({ title: line, detail: line, text, link: url }) })),
  ...custom('cards', fields({ items: items({ title: line, text, link: url, ...picture('image') }) })),
  ...custom('gallery', fields({ images: items({ caption: line, ...picture('image') }) })),
  ...custom('quote', fields({ quote: text, author: line, role: line })),
  ...custom('cta', fields({ text, buttonText: line, href: url })),
  /** `show`: a kind of page; anything else lists all. */
  ...custom('pages', fields({ intro: text, show: line })),
})

export const contentSchema = fields({
  hero,
  gallery: fields({ images: galleryImages, categories: list(line) }),
  about: fields({
    bio: text,
    text,
    additionalText: text,
    skills: list(line),
    services: list(line),
    mediaKit: url,
    ...picture('image'),
  }),
  contact: fields({
    email: line,
    phone: line,
    address: line,
    social,
    note: text,
    headline: line,
    message: text,
    /** `shown` or `hidden`; anything else leaves it to the template. */
    form: line,
  }),
  work: works({ position: line, company: line, duration: line, location: line, link: url, description: list(text) }),
  projects: works({
    title: line,
    description: text,
    tags: list(line),
    link: url,
    repository: url,
    category: line,
    period: line,
    bullets: list(text),
    ...picture('image'),
  }),
  articles: works({
    title: line,
    link: url,
    date: line,
    readTime: line,
    excerpt: text,
    tags: list(line),
    category: line,
    featured: z.boolean(),
    ...picture('cover'),
  }),
  newsletter: fields({ endpoint: url, title: line, description: text }),
  press: items({ name: line, url, ...picture('logo') }),
  cta: fields({ headline: line, subtext: text, buttonText: line, href: url }),
  services: items({ title: line, summary: text, priceFrom: line }),
  process: fields({ title: line, steps: items({ title: line, desc: text }) }),
  testimonials: items({ quote: text, author: line, role: line }),
  awards: items({ name: line, year: line, org: line }),
  tools: list(line),
  collections: works({ title: line, description: text, link: url, ...picture('cover') }),
  exhibitions: items({ title: line, date: line, venue: line, city: line, description: text }),
  education: items({
    period: line,
    degree: line,
    school: line,
    location: line,
    highlights: list(text),
    year: line,
    bullets: list(text),
  }),
  experience: items({ title: line, org: line, period: line, summary: text, bullets: list(text) }),
  skills: fields({ items: skills, categories: skillCategories }),
  certifications: items({ title: line, org: line, date: line, id: line, links }),
  graduate_certifications: items({ title: line, org: line, ...picture('logo') }),
  publications: items({ title: line, venue: line, year: line, link: url }),
  patents: items({ title: line, number: line, year: line, note: text }),
  custom: customSections,
  nav: fields({ items: links, showMobileMenu: z.boolean() }),
  meta: fields({
    title: line,
    description: text,
    noindex: z.boolean(),
    /** What its texts are in; English where it is missing. */
    language: z.enum(languages),
    /** What else it is to be read in; the texts are in `translations`. */
    languages: z.array(z.enum(languages)).check(atMost(languages.length, 'languages')),
    ...picture('icon'),
  }),
  domain: line,
  translations,
})

export type PortfolioContent = z.infer<typeof contentSchema>
