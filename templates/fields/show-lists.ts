import type { FieldBase } from '@vitrine/common/fields/base'
import type { Field } from '@vitrine/common/fields/field'
import type { ListField } from '@vitrine/common/fields/types/list/kind'
import { pictureFields } from './basics.ts'
import { linkField, list, tagsField } from './lists.ts'

/** Lists that one template has and all others can add: what somebody shows, and how they make it. */

/** @param cover what help there is for the picture */
export const collectionList = (cover: string): ListField =>
  list('collections', ['Collections', 'Collection'], 'title', [
    { path: 'title', label: 'Title', type: 'string', placeholder: 'Name of the series' },
    {
      path: 'description',
      label: 'Description',
      type: 'text',
      placeholder: 'What it is about, how many pictures, since when',
    },
    ...pictureFields('cover', { label: 'Cover', help: cover, description: 'What can be seen on it' }),
    linkField('https://example.com/series'),
  ])

/** @param date what help there is for an empty one */
export const exhibitionList = (date: Pick<FieldBase, 'help'> = {}): ListField =>
  list('exhibitions', ['Exhibitions', 'Exhibition'], 'title', [
    { path: 'title', label: 'Title', type: 'string', placeholder: 'Name of the exhibition' },
    { path: 'date', label: 'Date', type: 'string', placeholder: 'March to May 2027', ...date },
    { path: 'venue', label: 'Venue', type: 'string', placeholder: 'Gallery or museum' },
    { path: 'city', label: 'City', type: 'string', placeholder: 'Lisbon' },
    { path: 'description', label: 'Description', type: 'text', placeholder: 'Solo or group, prints, curator' },
  ])

interface ArticleTexts {
  cover: string
  /** Fields after the link. */
  after?: readonly Field[]
}

export const articleList = ({ cover, after = [] }: ArticleTexts): ListField =>
  list('articles', ['Articles', 'Article'], 'title', [
    { path: 'title', label: 'Headline', type: 'string', placeholder: 'What the article says, in one line' },
    linkField('https://magazine.com/your-article'),
    ...after,
    { path: 'category', label: 'Category', type: 'string', placeholder: 'Leadership' },
    { path: 'date', label: 'Date', type: 'date' },
    { path: 'readTime', label: 'Reading time', type: 'string', placeholder: '6 min read' },
    { path: 'excerpt', label: 'Excerpt', type: 'text', placeholder: 'Two sentences that make one want to read on' },
    tagsField('Boards'),
    ...pictureFields('cover', { label: 'Cover', help: cover, description: 'What can be seen in it' }),
  ])

export const stepList: ListField = list('process.steps', ['Steps', 'Step'], 'title', [
  { path: 'title', label: 'Title', type: 'string', placeholder: 'Listen' },
  { path: 'desc', label: 'Description', type: 'text', placeholder: 'What happens in this step' },
])

export const toolsField: Field = { path: 'tools', label: 'Tools', type: 'array:string', placeholder: 'Figma' }
