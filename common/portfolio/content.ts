import * as z from 'zod/mini'
import { LIST_MAX_ITEMS } from '../limits.ts'

/**
 * The content schema, shared by all templates: each shows a part of it and keeps the rest. Everything is optional and unknown
 * keys are rejected. Texts have generous limits (the specification gives none).
 */

/** Owners are told, in these words. */
const atMost = (count: number, what: string) => z.maxLength(count, `At most ${count.toLocaleString('en-US')} ${what}`)
const line = z.string().check(atMost(1_000, 'characters'))
const text = z.string().check(atMost(20_000, 'characters'))
/** Not validated: a half-typed address can be saved and is reported when publishing. */
const url = z.string().check(atMost(2_048, 'characters'))
const list = <T extends z.core.SomeType>(item: T) => z.array(item).check(atMost(LIST_MAX_ITEMS, 'entries'))
const fields = <T extends z.core.$ZodShape>(shape: T) => z.partial(z.strictObject(shape))
/** See item-ids.ts. */
const itemId = z.string().check(z.regex(/^[A-Za-z0-9_-]{1,40}$/))
const items = <T extends z.core.$ZodShape>(shape: T) => list(fields({ itemId, ...shape }))
/** Items that can be private: the lists of private-items.ts. */
const works = <T extends z.core.$ZodShape>(shape: T) => items({ private: z.boolean(), ...shape })

/**
 * A picture under `key`: its address, its path in Storage and its alternative text. A cropped one also has the path of its
 * original, and the crop in the original's pixels as “x,y,width,height”.
 */
const picture = <K extends string>(key: K) =>
  ({ [key]: url, [`${key}Path`]: line, [`${key}Alt`]: line, [`${key}Original`]: line, [`${key}Crop`]: line }) as Record<
    K,
    typeof url
  > &
    Record<`${K}Path` | `${K}Alt` | `${K}Original` | `${K}Crop`, typeof line>

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
  nav: fields({ items: links, showMobileMenu: z.boolean() }),
  meta: fields({ title: line, description: text, noindex: z.boolean(), ...picture('icon') }),
  domain: line,
})

export type PortfolioContent = z.infer<typeof contentSchema>
