import type { Repeater, TemplateMetadata } from '@vitrine/common/templates/fields'
import { contactFormOptions } from '../parts/contact-form-field.ts'
import { icons } from './icons.ts'

const navigation: Repeater = {
  arrayPath: 'nav.items',
  label: 'Entries',
  itemLabel: 'Entry',
  titleField: 'label',
  fields: [
    { path: 'label', label: 'Label', type: 'string', placeholder: 'Cases' },
    {
      path: 'href',
      label: 'Leads to',
      type: 'string',
      placeholder: '#projects',
      help: '#hero, #experience, #skills, #education, #projects, #certifications, #graduate-certifications, #publications, #patents, #contact, or an address elsewhere. Without entries, the page lists its sections.',
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
  arrayPath: 'skills.categories',
  label: 'Skills',
  itemLabel: 'Category',
  titleField: 'name',
  fields: [
    { path: 'name', label: 'Category', type: 'string', placeholder: 'Languages' },
    { path: 'icon', label: 'Icon', type: 'select', options: icons.map(({ value, label }) => ({ value, label })) },
    { path: 'items', label: 'Skills', type: 'array:string', placeholder: 'TypeScript' },
  ],
}

const education: Repeater = {
  arrayPath: 'education',
  label: 'Education',
  itemLabel: 'Degree',
  titleField: 'degree',
  fields: [
    { path: 'period', label: 'Period', type: 'string', placeholder: '2014 – 2018' },
    { path: 'degree', label: 'Degree', type: 'string', placeholder: 'BSc Computer Science' },
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

const projects: Repeater = {
  arrayPath: 'projects',
  label: 'Projects',
  itemLabel: 'Project',
  titleField: 'title',
  fields: [
    { path: 'title', label: 'Title', type: 'string', placeholder: 'Name of the case' },
    { path: 'category', label: 'Kind', type: 'string', placeholder: 'Fraud' },
    { path: 'period', label: 'Period', type: 'string', placeholder: '2024' },
    { path: 'description', label: 'Description', type: 'text', placeholder: 'What was asked, and what you found' },
    { path: 'bullets', label: 'Details', type: 'array:string', placeholder: 'A number, a partner, a result' },
    { path: 'tags', label: 'Tags', type: 'array:string', placeholder: 'Python' },
    { path: 'link', label: 'Link', type: 'url', placeholder: 'https://example.com/case' },
    { path: 'image', label: 'Picture', type: 'image', help: 'Shown at 4:3, a little browned.' },
    { path: 'imageAlt', label: 'Description of the picture', type: 'string', placeholder: 'What can be seen in it' },
  ],
}

const certifications: Repeater = {
  arrayPath: 'certifications',
  label: 'Certifications',
  itemLabel: 'Certification',
  titleField: 'title',
  fields: [
    { path: 'title', label: 'Title', type: 'string', placeholder: 'Name of the certificate' },
    { path: 'org', label: 'Issued by', type: 'string', placeholder: 'Name of the institute' },
    { path: 'date', label: 'Date', type: 'string', placeholder: 'March 2024' },
    { path: 'id', label: 'Number', type: 'string', placeholder: 'ABC-12345' },
    {
      path: 'links',
      label: 'Documents',
      type: 'array:object',
      itemLabel: 'Document',
      fields: [
        { path: 'label', label: 'Text of the link', type: 'string', placeholder: 'Certificate' },
        { path: 'href', label: 'Address', type: 'url', placeholder: 'https://example.com/certificate.pdf' },
      ],
    },
  ],
}

const diplomas: Repeater = {
  arrayPath: 'graduate_certifications',
  label: 'Graduate certifications',
  itemLabel: 'Graduate certification',
  titleField: 'title',
  fields: [
    { path: 'title', label: 'Title', type: 'string', placeholder: 'Postgraduate certificate in statistics' },
    { path: 'org', label: 'College', type: 'string', placeholder: 'Name of the college' },
    { path: 'logo', label: 'Logo', type: 'image', help: 'Shown in a circle.' },
    { path: 'logoAlt', label: 'Description of the logo', type: 'string', placeholder: 'Arms of the college' },
  ],
}

const publications: Repeater = {
  arrayPath: 'publications',
  label: 'Publications',
  itemLabel: 'Publication',
  titleField: 'title',
  fields: [
    { path: 'title', label: 'Title', type: 'string', placeholder: 'Title of the article' },
    { path: 'venue', label: 'Published in', type: 'string', placeholder: 'Name of the journal' },
    { path: 'year', label: 'Year', type: 'string', placeholder: '2024' },
    { path: 'link', label: 'Link', type: 'url', placeholder: 'https://example.com/article' },
  ],
}

const patents: Repeater = {
  arrayPath: 'patents',
  label: 'Patents',
  itemLabel: 'Patent',
  titleField: 'title',
  fields: [
    { path: 'title', label: 'Title', type: 'string', placeholder: 'What was invented' },
    { path: 'number', label: 'Number', type: 'string', placeholder: 'EP 1 234 567' },
    { path: 'year', label: 'Year', type: 'string', placeholder: '2022' },
    { path: 'note', label: 'Note', type: 'text', placeholder: 'With whom, and what it is good for' },
  ],
}

export const metadata: TemplateMetadata = {
  sections: [
    {
      id: 'hero',
      label: 'Title page',
      hideable: false,
      fields: [
        { path: 'hero.name', label: 'Name', type: 'string', placeholder: 'Your name', required: true },
        {
          path: 'hero.titles',
          label: 'Roles',
          type: 'array:string',
          placeholder: 'Private investigator',
          help: 'Typed out one after the other.',
        },
        {
          path: 'hero.title',
          label: 'Role',
          type: 'string',
          placeholder: 'Private investigator',
          help: 'Where there is only one.',
        },
        { path: 'hero.location', label: 'Location', type: 'string', placeholder: 'City, country' },
        { path: 'hero.phone', label: 'Phone', type: 'string', placeholder: '+44 20 7946 0000' },
        {
          path: 'hero.summary',
          label: 'Summary',
          type: 'text',
          placeholder: 'Who you are and what you are called for',
          help: 'An empty line begins a new paragraph.',
        },
        { path: 'hero.profileImage', label: 'Portrait', type: 'image', help: 'Shown at 4:5, a little browned.' },
        {
          path: 'hero.profileImageAlt',
          label: 'Description of the portrait',
          type: 'string',
          placeholder: 'You at your desk',
        },
        { path: 'contact.social.github', label: 'GitHub', type: 'url', placeholder: 'https://github.com/you' },
        {
          path: 'contact.social.linkedin',
          label: 'LinkedIn',
          type: 'url',
          placeholder: 'https://www.linkedin.com/in/you',
        },
        { path: 'hero.emailLink', label: 'Email link', type: 'email', placeholder: 'you@example.com' },
        {
          path: 'hero.resumeLink',
          label: 'Résumé link',
          type: 'url',
          placeholder: 'https://example.com/resume.pdf',
          help: 'Leave empty, or write #, to hide it.',
        },
      ],
      repeaters: [],
    },
    {
      id: 'nav',
      label: 'Navigation',
      hideable: false,
      fields: [
        {
          path: 'nav.showMobileMenu',
          label: 'Menu button on phones',
          type: 'boolean',
          help: 'Without it the entries stand in a row that can be moved sideways.',
        },
      ],
      repeaters: [navigation],
    },
    { id: 'experience', label: 'Experience', hideable: true, fields: [], repeaters: [experience] },
    { id: 'skills', label: 'Skills', hideable: true, fields: [], repeaters: [skills] },
    { id: 'education', label: 'Education', hideable: true, fields: [], repeaters: [education] },
    { id: 'projects', label: 'Projects', hideable: true, fields: [], repeaters: [projects] },
    { id: 'certifications', label: 'Certifications', hideable: true, fields: [], repeaters: [certifications] },
    {
      id: 'graduate-certifications',
      label: 'Graduate certifications',
      hideable: true,
      fields: [],
      repeaters: [diplomas],
    },
    { id: 'publications', label: 'Publications', hideable: true, fields: [], repeaters: [publications] },
    { id: 'patents', label: 'Patents', hideable: true, fields: [], repeaters: [patents] },
    {
      id: 'contact',
      label: 'Contact',
      hideable: true,
      fields: [
        { path: 'contact.headline', label: 'Headline', type: 'string', placeholder: 'Send word' },
        {
          path: 'contact.note',
          label: 'Note',
          type: 'text',
          placeholder: 'What people may write to you about',
          help: 'Set as a telegram.',
        },
        { path: 'contact.email', label: 'Email', type: 'email', placeholder: 'you@example.com', required: true },
        { path: 'contact.phone', label: 'Phone', type: 'string', placeholder: '+44 20 7946 0000' },
        { path: 'contact.address', label: 'Address', type: 'text', placeholder: 'Street, city' },
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
