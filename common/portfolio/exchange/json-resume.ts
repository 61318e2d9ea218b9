import { isObject } from '../changes.ts'
import { entriesOf, renamed, type JsonObject, type Renames } from './renames.ts'
import { pruned } from './values.ts'

/** Sections by other names than those of the schema. */
const sections: Renames = { certifications: 'certificates', hobbies: 'interests', bio: 'basics' }

const basics: Renames = { picture: 'image', website: 'url', headline: 'label' }
const location: Renames = { country: 'countryCode' }
const profile: Renames = { name: 'network', website: 'url' }

/** Of each list of the schema, the field that names an entry, and fields as older versions and other tools call them. */
const lists: Readonly<Record<string, { main: string; names: Renames }>> = {
  work: { main: 'name', names: { company: 'name', website: 'url' } },
  volunteer: { main: 'organization', names: { company: 'organization', website: 'url' } },
  education: { main: 'institution', names: { gpa: 'score', website: 'url' } },
  awards: { main: 'title', names: { name: 'title' } },
  certificates: { main: 'name', names: { title: 'name', website: 'url' } },
  publications: { main: 'name', names: { title: 'name', website: 'url' } },
  skills: { main: 'name', names: {} },
  languages: { main: 'language', names: { name: 'language', level: 'fluency' } },
  interests: { main: 'name', names: {} },
  references: { main: 'reference', names: { position: 'role' } },
  projects: { main: 'name', names: { title: 'name', website: 'url' } },
  patents: { main: 'title', names: {} },
}

/**
 * A file of JSON Resume as its schema of version 1 has it. Files of the versions 0.x are told by their shape, as most say
 * nothing of their version. Null where it has no part of a résumé.
 */
export function normalizedResume(file: unknown): JsonObject | null {
  const found = pruned(file)
  if (!isObject(found)) return null
  const { $schema: _schema, ...resume } = renamed(found, sections)
  if (!('basics' in resume) && !Object.keys(lists).some((section) => section in resume)) return null
  return Object.fromEntries(
    Object.entries(resume).map(([section, value]) => {
      const list = lists[section]
      if (list) return [section, entriesOf(value, list.main).map((entry) => renamed(entry, list.names))]
      return [section, section === 'basics' && isObject(value) ? normalizedBasics(value) : value]
    }),
  )
}

function normalizedBasics(value: JsonObject): JsonObject {
  const { profiles, location: place, ...person } = renamed(value, basics)
  return {
    ...person,
    location: isObject(place) ? renamed(place, location) : { city: place },
    profiles: entriesOf(profiles, 'url').map((entry) => renamed(entry, profile)),
  }
}
