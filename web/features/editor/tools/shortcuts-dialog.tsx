import { Button } from '../../../components/button.tsx'
import { Dialog } from '../../../components/dialog.tsx'
import { say } from '../../../lib/words/say.ts'
import type { Word } from '../../../lib/words/words.ts'

const control = /Mac|iP(hone|ad|od)/.test(navigator.platform) ? '⌘' : 'Ctrl'

/** Grouped by where they work. Each entry of `keys` is a combination; several entries are alternatives. */
const groups = [
  {
    title: 'Everywhere',
    shortcuts: [
      { action: 'Save', keys: [[control, 'S']] },
      { action: 'Undo', keys: [[control, 'Z']] },
      {
        action: 'Redo',
        keys: [
          [control, 'Shift', 'Z'],
          [control, 'Y'],
        ],
      },
      { action: 'This list', keys: [['?']] },
      { action: 'Close the open dialog', keys: [['Esc']] },
    ],
  },
  {
    title: 'In a single-line field',
    shortcuts: [{ action: 'Save only this field', keys: [['Enter']] }],
  },
  {
    title: 'On the handle of an entry',
    shortcuts: [
      { action: 'Pick up and drop', keys: [['Space'], ['Enter']] },
      { action: 'Move by one place', keys: [['↑'], ['↓']] },
      { action: 'Cancel the move', keys: [['Esc']] },
    ],
  },
  {
    title: 'In a list of words',
    shortcuts: [
      { action: 'Add the word', keys: [['Enter'], [',']] },
      { action: 'Remove the last word', keys: [['Backspace']] },
    ],
  },
  {
    title: 'In formatted text',
    shortcuts: [
      { action: 'Bold', keys: [[control, 'B']] },
      { action: 'Italic', keys: [[control, 'I']] },
    ],
  },
  {
    title: 'In the preview',
    shortcuts: [
      { action: 'Go from field to field', keys: [['↑'], ['↓']] },
      { action: 'Write a text where it stands', keys: [['Enter'], ['F2']] },
      { action: 'Open its field in the form', keys: [[control, 'Enter']] },
      { action: 'Go on to the next text', keys: [['Tab']] },
      { action: 'Give back what was there', keys: [['Esc']] },
    ],
  },
  {
    title: 'On a page',
    shortcuts: [
      { action: 'Add a block', keys: [['/']] },
      {
        action: 'Move the block',
        keys: [
          ['Alt', '↑'],
          ['Alt', '↓'],
        ],
      },
      { action: 'Duplicate it', keys: [[control, 'D']] },
      { action: 'Fill in the block that is chosen', keys: [['Enter']] },
      { action: 'Back to the text', keys: [['Esc']] },
      { action: 'Leave code', keys: [[control, 'Enter']] },
    ],
  },
] as const

/** The list of keyboard shortcuts. */
export function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={say('Keyboard shortcuts')}
      footer={<Button onClick={onClose}>{say('Close')}</Button>}
    >
      {/* Nothing in it can be pressed: without a stop of its own it could not be scrolled by keys. */}
      <div role="group" aria-label={say('All shortcuts')} tabIndex={0} className="grid gap-5 rounded text-sm">
        {groups.map(({ title, shortcuts }) => (
          <section key={title} aria-label={say(title)} className="grid gap-1">
            <h3 className="font-medium">{say(title)}</h3>
            <dl className="divide-y divide-line">
              {shortcuts.map(({ action, keys }) => (
                <div key={action} className="flex items-center justify-between gap-4 py-2">
                  <dt className="text-muted">{say(action)}</dt>
                  <dd className="flex flex-wrap items-center justify-end gap-x-2 gap-y-1">
                    {keys.map((combination, index) => (
                      <span key={combination.join()} className="flex items-center gap-1">
                        {index > 0 && <span className="mr-1 text-muted">{say('or')}</span>}
                        {combination.map((key) => (
                          <Key key={key} name={key} />
                        ))}
                      </span>
                    ))}
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </Dialog>
  )
}

/** The names that screen readers say for symbols. */
const spoken: Readonly<Partial<Record<string, Word>>> = {
  '↑': 'Arrow up',
  '↓': 'Arrow down',
  '⌘': 'Command',
  ',': 'Comma',
  '?': 'Question mark',
}

function Key({ name }: { name: string }) {
  const word = spoken[name]
  return (
    <kbd className="grid h-6 min-w-6 place-items-center rounded border border-line-strong bg-sunken px-1.5 font-sans text-xs text-ink">
      <span aria-hidden={word && true}>{name}</span>
      {word && <span className="sr-only">{say(word)}</span>}
    </kbd>
  )
}
