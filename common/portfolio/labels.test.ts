import { describe, expect, it } from 'vitest'
import type { TemplateMetadata } from '../fields/section.ts'
import { fieldOf, labelOf } from './labels.ts'

const metadata: TemplateMetadata = {
  sections: [
    {
      id: 'about',
      label: 'About',
      hideable: true,
      fields: [
        { path: 'about.bio', label: 'Bio', type: 'richtext' },
        { path: 'about.image', label: 'Portrait', type: 'image' },
        { path: 'about.imageAlt', label: 'Description of the portrait', type: 'string' },
        {
          type: 'array:object',
          path: 'projects',
          label: 'Projects',
          itemLabel: 'Project',
          titleField: 'title',
          fields: [
            { path: 'title', label: 'Title', type: 'string' },
            {
              path: 'exif',
              label: 'Camera settings',
              type: 'object',
              fields: [{ path: 'lens', label: 'Lens', type: 'string' }],
            },
            {
              path: 'links',
              label: 'Documents',
              type: 'array:object',
              itemLabel: 'Document',
              titleField: 'href',
              fields: [{ path: 'href', label: 'Address', type: 'url' }],
            },
          ],
        },
      ],
    },
  ],
}

describe('labelOf', () => {
  it.each([
    ['name', 'Page title'],
    ['design.primaryColor', 'Primary colour'],
    ['content.about.bio', 'About: Bio'],
    ['content.about.imagePath', 'About: Portrait'],
    ['content.about.imageAlt', 'About: Description of the portrait'],
    ['content.projects', 'Projects'],
    ['content.projects.1.title', 'Projects, 2: Title'],
    ['content.meta.iconPath', 'Page icon'],
    ['content.projects.1.exif.lens', 'Projects, 2: Camera settings: Lens'],
    ['content.projects.1.links', 'Projects, 2: Documents'],
    ['content.projects.1.links.0.href', 'Projects, 2: Documents, 1: Address'],
    ['content.unknown.thing', 'unknown.thing'],
    ['layout.titles.about', 'Name of About'],
    ['layout.titles.writing', 'Name of a section'],
  ])('calls %s “%s”', (path, label) => {
    expect(labelOf(path, metadata)).toBe(label)
  })
})

describe('fieldOf', () => {
  it.each([
    ['name', 'name'],
    ['templateId', 'templateId'],
    ['design.primaryColor', 'design.primaryColor'],
    ['layout.hidden', 'layout'],
    ['layout.titles.about', 'layout.titles.about'],
    ['content.meta.noindex', 'content.meta.noindex'],
    ['content.meta.iconAlt', 'content.meta.icon'],
    ['content.about.bio', 'content.about.bio'],
    ['content.about.imagePath', 'content.about.image'],
    ['content.projects', 'content.projects'],
    ['content.projects.1', 'content.projects'],
    ['content.projects.1.links.0.href', 'content.projects.1.links.0.href'],
    ['content.unknown.thing', null],
  ])('%s is edited in %s', (path, field) => {
    expect(fieldOf(path, metadata)).toBe(field)
  })
})
