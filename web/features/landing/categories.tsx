import { Briefcase, Camera, CodeXml, Laptop, Palette, PenTool, type LucideIcon } from 'lucide-react'
import { appRoutes } from '@vitrine/common/routes'
import type { Category } from '@vitrine/common/templates/listing'
import { AppLink } from '../../components/app-link.tsx'
import { heard, say } from '../../lib/words/say.ts'
import type { Word } from '../../lib/words/words.ts'

/** The counts are marketing copy (specification 1, section 9). */
const categories: { name: Category; count: number; Icon: LucideIcon; line: Word }[] = [
  { name: 'Design', count: 24, Icon: PenTool, line: 'Case studies and galleries' },
  { name: 'Tech', count: 18, Icon: CodeXml, line: 'Projects, stack and writing' },
  { name: 'Photography', count: 15, Icon: Camera, line: 'Pictures first, full-bleed' },
  { name: 'Corporate', count: 12, Icon: Briefcase, line: 'Profiles for leaders' },
  { name: 'Creative', count: 21, Icon: Palette, line: 'Studios with a loud voice' },
  { name: 'Freelance', count: 16, Icon: Laptop, line: 'Services that get booked' },
]

export const Categories = () => (
  <section aria-labelledby="categories" className="border-y border-line bg-surface">
    <div className="page-width py-16 sm:py-20">
      <h2 id="categories" className="text-xl font-semibold">
        {say('For whatever you do')}
      </h2>
      <ul className="mt-8 grid gap-px overflow-hidden rounded-lg border border-line bg-line sm:grid-cols-2 lg:grid-cols-3">
        {categories.map(({ name, count, Icon, line }) => (
          <li key={name} className="bg-surface">
            <AppLink
              to={`${appRoutes.store}?category=${name}`}
              className="group flex h-full items-start gap-4 p-6 no-underline transition-colors duration-150 hover:bg-sunken focus-visible:outline-offset-[-2px]"
            >
              <Icon aria-hidden className="mt-0.5 size-5 shrink-0 text-accent-text" strokeWidth={1.75} />
              <span className="min-w-0 flex-1">
                <span className="block font-semibold text-ink">{heard(name)}</span>
                <span className="block text-sm text-muted">{say(line)}</span>
              </span>
              <span className="text-sm text-muted">{say('{n} templates', { n: count })}</span>
            </AppLink>
          </li>
        ))}
      </ul>
    </div>
  </section>
)
