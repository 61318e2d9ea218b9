import { categories, type Category } from '@vitrine/common/templates/listing'
import { heard, say } from '../../lib/words/say.ts'
import type { Word } from '../../lib/words/words.ts'
import { ChoiceCard } from './choice-card.tsx'

const examples: Record<Category, Word> = {
  Design: 'Graphic, product, interior',
  Tech: 'Software, data, engineering',
  Photography: 'Portrait, travel, editorial',
  Corporate: 'Executive, consultant, author',
  Creative: 'Studio, agency, illustration',
  Freelance: 'A bit of everything',
}

export function TradeStep({ value, onChange }: { value: Category | null; onChange: (trade: Category) => void }) {
  return (
    <fieldset>
      <legend className="mb-5 text-muted">{say('It decides which templates we show you first.')}</legend>
      <div className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
        {categories.map((category) => (
          <ChoiceCard key={category} name="trade" checked={value === category} onChoose={() => onChange(category)}>
            <span className="block p-4">
              <span className="block font-semibold">{heard(category)}</span>
              <span className="block text-sm text-muted">{say(examples[category])}</span>
            </span>
          </ChoiceCard>
        ))}
      </div>
    </fieldset>
  )
}
