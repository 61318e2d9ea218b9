import type { Repeater, TemplateMetadata } from '@vitrine/common/templates/fields'
import { contactFormOptions } from '../parts/contact-form-field.ts'

const education: Repeater = {
  arrayPath: 'education',
  label: 'Education',
  itemLabel: 'Degree',
  titleField: 'degree',
  fields: [
    { path: 'period', label: 'Period', type: 'string', placeholder: '2014 – 2018' },
    { path: 'degree', label: 'Degree', type: 'string', placeholder: 'BSc Physics' },
    { path: 'school', label: 'School', type: 'string', placeholder: 'Name of the school' },
    { path: 'location', label: 'Location', type: 'string', placeholder: 'City, country' },
    {
      path: 'highlights',
      label: 'Highlights',
      type: 'array:string',
      placeholder: 'A thesis, a prize, a semester abroad',
    },
  ],
}

const experience: Repeater = {
  arrayPath: 'experience',
  label: 'Experience',
  itemLabel: 'Position',
  titleField: 'title',
  fields: [
    { path: 'title', label: 'Position', type: 'string', placeholder: 'What you are called there' },
    { path: 'org', label: 'Organisation', type: 'string', placeholder: 'Where you work' },
    { path: 'period', label: 'Period', type: 'string', placeholder: '2021 – today' },
    { path: 'summary', label: 'Summary', type: 'text', placeholder: 'One or two sentences about the work' },
    { path: 'bullets', label: 'What you did', type: 'array:string', placeholder: 'One result per line' },
  ],
}

const skills: Repeater = {
  arrayPath: 'skills.items',
  label: 'Skills',
  itemLabel: 'Skill',
  titleField: 'name',
  fields: [
    { path: 'name', label: 'Skill', type: 'string', placeholder: 'Project planning' },
    { path: 'level', label: 'Level', type: 'number', placeholder: '80', help: 'From 0 to 100 percent.' },
  ],
}

const projects: Repeater = {
  arrayPath: 'projects',
  label: 'Projects',
  itemLabel: 'Project',
  titleField: 'title',
  fields: [
    { path: 'title', label: 'Title', type: 'string', placeholder: 'Name of the project' },
    { path: 'category', label: 'Kind', type: 'string', placeholder: 'Exhibition' },
    { path: 'period', label: 'Period', type: 'string', placeholder: '2024' },
    { path: 'description', label: 'Description', type: 'text', placeholder: 'What it is, and whom it helped' },
    { path: 'bullets', label: 'Details', type: 'array:string', placeholder: 'A number, a partner, a result' },
    { path: 'link', label: 'Link', type: 'url', placeholder: 'https://example.com/project' },
    { path: 'image', label: 'Picture', type: 'image', help: 'Shown at 3:2.' },
    { path: 'imageAlt', label: 'Description of the picture', type: 'string', placeholder: 'What can be seen in it' },
  ],
}

export const metadata: TemplateMetadata = {
  sections: [
    {
      id: 'home',
      label: 'Home',
      hideable: false,
      fields: [
        {
          path: 'hero.name',
          label: 'Name',
          type: 'string',
          placeholder: 'Your name',
          required: true,
          help: 'Typed out.',
        },
        { path: 'hero.title', label: 'Title', type: 'string', placeholder: 'Landscape gardener' },
        { path: 'hero.location', label: 'Location', type: 'string', placeholder: 'City, country' },
        { path: 'hero.profileImage', label: 'Portrait', type: 'image', help: 'Shown as a square under an arch.' },
        {
          path: 'hero.profileImageAlt',
          label: 'Description of the portrait',
          type: 'string',
          placeholder: 'You in the garden',
        },
        {
          path: 'hero.tagline',
          label: 'Tagline',
          type: 'string',
          placeholder: 'What you do, in one sentence',
          help: 'Set large.',
        },
        { path: 'hero.summary', label: 'Summary', type: 'text', placeholder: 'Two or three sentences more' },
        {
          path: 'hero.resumeLink',
          label: 'Résumé link',
          type: 'url',
          placeholder: 'https://example.com/resume.pdf',
          help: 'Leave empty, or write #, to hide the button.',
        },
      ],
      repeaters: [],
    },
    {
      id: 'about',
      label: 'About',
      hideable: true,
      fields: [
        {
          path: 'about.bio',
          label: 'Bio',
          type: 'richtext',
          placeholder: 'Where you come from and what matters to you',
        },
        {
          path: 'about.services',
          label: 'What you can be asked for',
          type: 'array:string',
          placeholder: 'Workshops for teachers',
        },
      ],
      repeaters: [],
    },
    { id: 'education', label: 'Education', hideable: true, fields: [], repeaters: [education] },
    { id: 'experience', label: 'Experience', hideable: true, fields: [], repeaters: [experience] },
    { id: 'skills', label: 'Skills', hideable: true, fields: [], repeaters: [skills] },
    { id: 'projects', label: 'Projects', hideable: true, fields: [], repeaters: [projects] },
    {
      id: 'handles',
      label: 'Handles',
      hideable: true,
      fields: [
        { path: 'contact.social.website', label: 'Website', type: 'url', placeholder: 'https://example.com' },
        {
          path: 'contact.social.linkedin',
          label: 'LinkedIn',
          type: 'url',
          placeholder: 'https://www.linkedin.com/in/you',
        },
        { path: 'contact.social.github', label: 'GitHub', type: 'url', placeholder: 'https://github.com/you' },
        {
          path: 'contact.social.instagram',
          label: 'Instagram',
          type: 'url',
          placeholder: 'https://www.instagram.com/you',
        },
        { path: 'contact.social.twitter', label: 'X (Twitter)', type: 'url', placeholder: 'https://x.com/you' },
        { path: 'contact.social.dribbble', label: 'Dribbble', type: 'url', placeholder: 'https://dribbble.com/you' },
        { path: 'contact.social.behance', label: 'Behance', type: 'url', placeholder: 'https://www.behance.net/you' },
      ],
      repeaters: [],
    },
    {
      id: 'contact',
      label: 'Contact',
      hideable: true,
      fields: [
        { path: 'contact.headline', label: 'Headline', type: 'string', placeholder: 'Come and say hello' },
        { path: 'contact.note', label: 'Note', type: 'text', placeholder: 'What people may write to you about' },
        { path: 'contact.email', label: 'Email', type: 'email', placeholder: 'you@example.com', required: true },
        { path: 'contact.phone', label: 'Phone', type: 'string', placeholder: '+353 20 910 0000' },
        { path: 'contact.address', label: 'Address', type: 'string', placeholder: 'Street, city' },
        {
          path: 'contact.form',
          label: 'Contact form',
          type: 'select',
          options: contactFormOptions,
          help: 'Visitors write to you without seeing your address. Shown unless you hide it.',
        },
      ],
      repeaters: [],
    },
  ],
}
