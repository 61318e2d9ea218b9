import { say } from '../../lib/words/say.ts'
import type { Word } from '../../lib/words/words.ts'

const steps: readonly { title: Word; text: Word }[] = [
  {
    title: 'Choose a template',
    text: 'Each has its own character and looks great on any screen.',
  },
  {
    title: 'Make it yours',
    text: 'Edit on the left, see the real page on the right. Change colours, fonts and sections; text always stays readable.',
  },
  {
    title: 'Publish and watch',
    text: 'Pick a username and your page is live. See how many people visit and what they click, without tracking anyone.',
  },
]

export const Steps = () => (
  <section aria-labelledby="steps" className="page-width py-16 sm:py-20">
    <h2 id="steps" className="text-xl font-semibold">
      {say('From nothing to online in three steps')}
    </h2>
    <ol className="mt-10 grid gap-10 md:grid-cols-3 md:gap-8">
      {steps.map(({ title, text }, index) => (
        <li key={title} className="border-t border-line-strong pt-5">
          <span aria-hidden className="text-sm font-medium text-accent-text">
            {index + 1}
          </span>
          <h3 className="mt-2 text-lg font-semibold">{say(title)}</h3>
          <p className="mt-2 max-w-[24rem] text-muted">{say(text)}</p>
        </li>
      ))}
    </ol>
  </section>
)
