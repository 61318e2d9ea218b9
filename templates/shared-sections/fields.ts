import type { Field } from '@vitrine/common/fields/field'
import {
  awardList,
  educationList,
  experienceList,
  pressList,
  publicationList,
  serviceList,
  testimonialList,
} from '../fields/lists.ts'

/** The fields of the shared sections, by section id. */
export const sharedFields: Readonly<Record<string, readonly Field[]>> = {
  experience: [experienceList],
  education: [educationList('BSc Computer Science')],
  services: [
    serviceList({
      label: 'Services',
      title: 'What you offer',
      summary: 'What is included, in one or two sentences',
      price: { placeholder: '€500', help: 'Shown as “From €500”.' },
    }),
  ],
  testimonials: [testimonialList('One or two sentences')],
  press: [pressList()],
  publications: [publicationList],
  awards: [awardList('Name of the award', { label: 'Given by', placeholder: 'Organisation' })],
}
