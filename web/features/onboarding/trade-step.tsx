import { categories, type Category } from '@vitrine/common/templates/listing'
import { ChoiceCard } from './choice-card.tsx'

const examples: Record<Category, string> = {
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
      <legend className="mb-5 text-muted">It decides which templates we show you first.</legend>
      <div className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
        {categories.map((category) => (
          <ChoiceCard key={category} name="trade" checked={value === category} onChoose={() => onChange(category)}>
            <span className="block p-4">
              <span className="block font-semibold">{category}</span>
              <span className="block text-sm text-muted">{examples[category]}</span>
            </span>
          </ChoiceCard>
        ))}
      </div>
    </fieldset>
  )
}
