import type { Repeater, TemplateMetadata } from '@vitrine/common/templates/fields'
import { contactFormOptions } from '../parts/contact-form-field.ts'

const work: Repeater = {
  arrayPath: 'work',
  label: 'Work experience',
  itemLabel: 'Position',
  titleField: 'position',
  fields: [
    { path: 'position', label: 'Position', type: 'string', placeholder: 'Senior Software Engineer' },
    { path: 'company', label: 'Company', type: 'string', placeholder: 'Company name' },
    { path: 'duration', label: 'Duration', type: 'string', placeholder: '2021 – today' },
    { path: 'location', label: 'Location', type: 'string', placeholder: 'City or “Remote”' },
    { path: 'link', label: 'Company website', type: 'url', placeholder: 'https://company.com' },
    {
      path: 'description',
      label: 'What you did',
      type: 'array:string',
      placeholder: 'One result per line, with a number where there is one',
    },
  ],
}

const projects: Repeater = {
  arrayPath: 'projects',
  label: 'Projects',
  itemLabel: 'Project',
  titleField: 'title',
  fields: [
    { path: 'title', label: 'Title', type: 'string', placeholder: 'Project name' },
    { path: 'description', label: 'Description', type: 'text', placeholder: 'What it does, and for whom' },
    { path: 'tags', label: 'Tags', type: 'array:string', placeholder: 'TypeScript' },
    { path: 'link', label: 'Link', type: 'url', placeholder: 'https://project.dev' },
    { path: 'repository', label: 'Repository', type: 'url', placeholder: 'https://github.com/you/project' },
    { path: 'image', label: 'Picture', type: 'image', help: 'Shown at 16:10.' },
    { path: 'imageAlt', label: 'Description of the picture', type: 'string', placeholder: 'What can be seen in it' },
  ],
}

export const metadata: TemplateMetadata = {
  sections: [
    {
      id: 'hero',
      label: 'Hero',
      hideable: false,
      fields: [
        { path: 'hero.name', label: 'Name', type: 'string', placeholder: 'Your name', required: true },
        {
          path: 'hero.titles',
          label: 'Professional titles',
          type: 'array:string',
          placeholder: 'Full-stack developer',
          help: 'Typed out one after the other.',
        },
        {
          path: 'hero.summary',
          label: 'Summary',
          type: 'text',
          placeholder: 'Two or three sentences: what you build and what you are good at',
        },
        { path: 'hero.location', label: 'Location', type: 'string', placeholder: 'City, country' },
        {
          path: 'hero.resumeLink',
          label: 'Résumé link',
          type: 'url',
          placeholder: 'https://example.com/resume.pdf',
          help: 'Leave empty, or write #, to hide the button.',
        },
        { path: 'hero.profileImage', label: 'Portrait', type: 'image', help: 'Shown as a square.' },
        {
          path: 'hero.profileImageAlt',
          label: 'Description of the portrait',
          type: 'string',
          placeholder: 'You at your desk',
        },
      ],
      repeaters: [],
    },
    {
      id: 'about',
      label: 'About',
      hideable: true,
      fields: [
        { path: 'about.bio', label: 'Bio', type: 'richtext', placeholder: 'How you work, and what you care about' },
        { path: 'about.skills', label: 'Skills', type: 'array:string', placeholder: 'PostgreSQL' },
      ],
      repeaters: [],
    },
    { id: 'experience', label: 'Experience', hideable: true, fields: [], repeaters: [work] },
    { id: 'projects', label: 'Projects', hideable: true, fields: [], repeaters: [projects] },
    {
      id: 'contact',
      label: 'Contact',
      hideable: true,
      fields: [
        { path: 'contact.headline', label: 'Headline', type: 'string', placeholder: 'Let’s talk' },
        { path: 'contact.note', label: 'Note', type: 'text', placeholder: 'What people should write to you about' },
        { path: 'contact.email', label: 'Email', type: 'email', placeholder: 'you@example.com' },
        {
          path: 'contact.form',
          label: 'Contact form',
          type: 'select',
          options: contactFormOptions,
          help: 'Visitors write to you without seeing your address. Hidden unless you show it.',
        },
        { path: 'contact.social.github', label: 'GitHub', type: 'url', placeholder: 'https://github.com/you' },
        { path: 'contact.social.linkedin', label: 'LinkedIn', type: 'url', placeholder: 'https://linkedin.com/in/you' },
        { path: 'contact.social.twitter', label: 'X (Twitter)', type: 'url', placeholder: 'https://x.com/you' },
        { path: 'contact.social.website', label: 'Website', type: 'url', placeholder: 'https://you.dev' },
      ],
      repeaters: [],
    },
  ],
}
