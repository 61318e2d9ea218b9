import type { FieldBase } from '@vitrine/common/fields/base'
import type { Field } from '@vitrine/common/fields/field'
import { networks } from '@vitrine/common/portfolio/networks'
import { profileAddresses } from '@vitrine/common/portfolio/profile-addresses'
import type { ProfileKey } from '../parts/social.ts'

export const headlineField = (placeholder: string): Field => ({
  path: 'contact.headline',
  label: 'Headline',
  type: 'string',
  placeholder,
})

export const noteField = (placeholder: string, help?: string): Field => ({
  path: 'contact.note',
  label: 'Note',
  type: 'text',
  placeholder,
  ...(help && { help }),
})

export const emailField = (more: Partial<FieldBase> = {}): Field => ({
  path: 'contact.email',
  label: 'Email',
  type: 'email',
  placeholder: 'you@example.com',
  ...more,
})

export const phoneField = (placeholder: string): Field => ({
  path: 'contact.phone',
  label: 'Phone',
  type: 'string',
  placeholder,
})

export const addressField = (type: 'string' | 'text' = 'string'): Field => ({
  path: 'contact.address',
  label: 'Address',
  type,
  placeholder: 'Street, city',
})

const byDefault = { shown: 'Shown unless you hide it.', hidden: 'Hidden unless you show it.' }

/** @param standard what the template does until the owner chooses: `contactForm` of the section */
export const contactFormField = (standard: 'shown' | 'hidden'): Field => ({
  path: 'contact.form',
  label: 'Contact form',
  type: 'select',
  options: [
    { value: 'shown', label: 'Shown' },
    { value: 'hidden', label: 'Hidden' },
  ],
  help: `Visitors write to you without seeing your address. ${byDefault[standard]}`,
})

function textsOf(key: ProfileKey): { label: string; placeholder: string } {
  const network = networks.find((one) => one.key === key)
  if (!network) return { label: 'Website', placeholder: 'https://example.com' }
  const { name, label } = network
  return { label: label ? `${label} (${name})` : name, placeholder: `${profileAddresses[network.key]}you` }
}

/** A field for each of the profiles, in their order, and one for all others. */
export const socialFields = (
  keys: readonly ProfileKey[],
  placeholders: Partial<Record<ProfileKey, string>> = {},
): Field[] => [
  ...keys.map((key): Field => {
    const { label, placeholder } = textsOf(key)
    return { path: `contact.social.${key}`, label, type: 'url', placeholder: placeholders[key] ?? placeholder }
  }),
  {
    path: 'contact.social.more',
    label: 'More profiles',
    type: 'array:object',
    itemLabel: 'Profile',
    titleField: 'label',
    fields: [
      { path: 'label', label: 'Text of the link', type: 'string', placeholder: 'CodePen' },
      { path: 'href', label: 'Address', type: 'url', placeholder: 'https://codepen.io/you' },
    ],
  },
]

interface CallTexts {
  headline: string
  text: string
  button?: Pick<FieldBase, 'label' | 'placeholder'>
  link: Pick<FieldBase, 'placeholder' | 'help'> & { label?: string }
}

/** The fields of a call to action. */
export const callFields = ({ headline, text, button, link }: CallTexts): Field[] => [
  { path: 'cta.headline', label: 'Headline', type: 'string', placeholder: headline },
  { path: 'cta.subtext', label: 'Text', type: 'text', placeholder: text },
  { path: 'cta.buttonText', label: 'Button text', type: 'string', placeholder: 'Get in touch', ...button },
  { path: 'cta.href', label: 'Button link', type: 'url', ...link },
]
