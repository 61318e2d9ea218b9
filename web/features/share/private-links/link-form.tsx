import { useEffect, useRef, useState, type SyntheticEvent } from 'react'
import type { LinkKind, LinkShows, PrivateLink } from '@vitrine/common/api/private-links'
import {
  LINK_DAYS,
  LINK_GREETING_MAX_LENGTH,
  LINK_LABEL_MAX_LENGTH,
  LINK_MAX_DAYS,
  LINK_PASSWORD_MAX_LENGTH,
  LINK_PASSWORD_MIN_LENGTH,
  REVIEW_LINK_DAYS,
} from '@vitrine/common/limits'
import { Button } from '../../../components/button.tsx'
import { Notice } from '../../../components/notice.tsx'
import { PasswordField } from '../../../components/password-field.tsx'
import { SegmentedControl } from '../../../components/segmented-control.tsx'
import { Skeleton, SkeletonGroup } from '../../../components/skeleton.tsx'
import { TextArea, TextField } from '../../../components/text-field.tsx'
import { messageOf } from '../../../lib/api-error.ts'
import { say } from '../../../lib/words/say.ts'
import { missingSection, sectionsChosen, sectionsShown } from './choices.ts'
import { dayOf, endOfDay } from './days.ts'
import { OrderedChoice } from './ordered-choice.tsx'
import { useChoices, usePrivateLinkActions } from './use-private-links.ts'

interface LinkFormProps {
  portfolioId: string
  published: boolean
  /** What kind a new one is. */
  link: PrivateLink | LinkKind
  onCancel: () => void
  /** With the address of a new link. */
  onSaved: (address: string | null, label: string) => void
}

const sources = [
  { value: 'live', label: 'Published page' },
  { value: 'draft', label: 'Draft' },
] as const
const extents = [
  { value: 'all', label: 'Everything' },
  { value: 'some', label: 'What I choose' },
] as const
const passwords = [
  { value: 'keep', label: 'Keep' },
  { value: 'change', label: 'Change' },
  { value: 'remove', label: 'Remove' },
] as const
type PasswordChange = (typeof passwords)[number]['value']
/** What something can be wrong with. */
type LinkField = 'label' | 'items' | 'greeting' | 'until' | 'password'

const dayFromNow = (days: number) => dayOf(new Date(), days)

const isSome = ({ sections, items, pages = null }: LinkShows) => sections !== null || items !== null || pages !== null

/** Makes a private link or a review link, or changes one. */
export function LinkForm({ portfolioId, published, link: given, onCancel, onSaved }: LinkFormProps) {
  const link = typeof given === 'string' ? null : given
  const kind = typeof given === 'string' ? given : given.kind
  const isReview = kind === 'review'
  const { create, change } = usePrivateLinkActions(portfolioId)
  const choices = useChoices(portfolioId)
  const heading = useRef<HTMLHeadingElement>(null)
  const [label, setLabel] = useState(link?.label ?? '')
  const [from, setFrom] = useState<LinkShows['from']>(link?.shows.from ?? (published && !isReview ? 'live' : 'draft'))
  const [extent, setExtent] = useState<'all' | 'some'>(link && isSome(link.shows) ? 'some' : 'all')
  const [sections, setSections] = useState(link ? sectionsShown(link.shows) : null)
  const [items, setItems] = useState<readonly string[]>(link?.shows.items ?? [])
  const [pages, setPages] = useState<readonly string[]>(link?.shows.pages ?? [])
  const [greeting, setGreeting] = useState(link?.shows.greeting ?? '')
  const [until, setUntil] = useState(() =>
    dayOf(
      link && link.state === 'active' ? new Date(link.until) : new Date(),
      link?.state === 'active' ? 0 : isReview ? REVIEW_LINK_DAYS : LINK_DAYS,
    ),
  )
  const [password, setPassword] = useState('')
  const [passwordChange, setPasswordChange] = useState<PasswordChange>(link?.hasPassword ? 'keep' : 'change')
  const [problem, setProblem] = useState<{ field: LinkField; text: string } | null>(null)
  useEffect(() => heading.current?.focus(), [])
  const busy = create.isPending || change.isPending
  const failure = create.error ?? change.error
  const allSections = choices.data?.sections.map(({ id }) => id) ?? []
  const errorOf = (field: NonNullable<typeof problem>['field']) => (problem?.field === field ? problem.text : undefined)

  function problemOf(): typeof problem {
    if (label.trim() === '') return { field: 'label', text: say('Name the link, for example after who it’s for.') }
    if (extent === 'some' && items.length === 0 && pages.length === 0)
      return { field: 'items', text: say('Choose at least one entry or page, or show everything.') }
    const missing = extent === 'some' && choices.data && missingSection(choices.data, sections ?? allSections, items)
    if (missing)
      return {
        field: 'items',
        text: say('Check the section “{name}”, too: it shows the entries you chose.', { name: missing.label }),
      }
    if (until < dayFromNow(0) || until > dayFromNow(LINK_MAX_DAYS - 1))
      return { field: 'until', text: say('Choose a day between today and a year from now.') }
    if (greeting.trim().length > LINK_GREETING_MAX_LENGTH)
      return {
        field: 'greeting',
        text: say('A greeting has at most {n} characters.', { n: String(LINK_GREETING_MAX_LENGTH) }),
      }
    if (passwordChange === 'change' && password !== '' && password.length < LINK_PASSWORD_MIN_LENGTH)
      return {
        field: 'password',
        text: say('A password has at least {n} characters.', { n: LINK_PASSWORD_MIN_LENGTH }),
      }
    // Nothing is cut off unseen: who is sent the whole of it could not open the link.
    if (passwordChange === 'change' && password.length > LINK_PASSWORD_MAX_LENGTH)
      return { field: 'password', text: say('A password has at most {n} characters.', { n: LINK_PASSWORD_MAX_LENGTH }) }
    return null
  }

  async function submit(event: SyntheticEvent): Promise<void> {
    event.preventDefault()
    const found = problemOf()
    setProblem(found)
    if (found || busy) return
    const shows: LinkShows = {
      from,
      ...(extent === 'all' ? { sections: null } : sectionsChosen(sections ?? allSections, allSections)),
      items: extent === 'all' ? null : [...items],
      pages: extent === 'all' ? null : [...pages],
      greeting: greeting.trim(),
    }
    const end = endOfDay(until)
    try {
      if (link) {
        const ends = link.state === 'active' && until === dayOf(new Date(link.until), 0) ? {} : { until: end }
        const given =
          passwordChange === 'remove' ? { password: null } : passwordChange === 'change' && password ? { password } : {}
        await change.mutateAsync({ linkId: link.id, label: label.trim(), shows, ...ends, ...given })
        onSaved(null, label)
      } else {
        const made = await create.mutateAsync({
          kind,
          label: label.trim(),
          shows,
          until: end,
          ...(password && { password }),
        })
        onSaved(made.address, made.link.label)
      }
    } catch {
      // Said below the form, which keeps what was typed.
    }
  }

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-5">
      <h3 ref={heading} tabIndex={-1} className="font-semibold outline-none">
        {link
          ? say('Edit “{name}”', { name: link.label })
          : isReview
            ? say('New review link')
            : say('New private link')}
      </h3>
      <TextField
        label={say('Name')}
        hint={say('Only you see it.')}
        placeholder={isReview ? say('Mara, second look') : say('Studio Nord, interview')}
        required
        maxLength={LINK_LABEL_MAX_LENGTH}
        value={label}
        error={errorOf('label')}
        onChange={({ target }) => setLabel(target.value)}
      />
      {isReview ? (
        <p className="text-sm text-muted">
          {say(
            'Shows your draft as saved when the link is opened, and how it differs from your live page. Anyone with the link can comment, without an account. You’ll see the comments beside the fields in the editor.',
          )}
        </p>
      ) : (
        <div className="grid gap-1.5">
          <span aria-hidden className="text-sm font-medium">
            {say('Version')}
          </span>
          <SegmentedControl
            label={say('Version')}
            value={from}
            onChange={setFrom}
            segments={sources.map((one) => ({ ...one, label: say(one.label) }))}
            className="justify-self-start"
          />
          <p className="text-sm text-muted">
            {from === 'draft'
              ? say('Your draft, as saved when the link is opened.')
              : published
                ? say('Your published page when the link is opened, with the private entries you allow.')
                : say('Your portfolio isn’t published. This link won’t work until it is.')}
          </p>
        </div>
      )}
      <div className="grid gap-1.5">
        <span aria-hidden className="text-sm font-medium">
          {say('It shows')}
        </span>
        <SegmentedControl
          label={say('It shows')}
          value={extent}
          onChange={setExtent}
          segments={extents.map((one) => ({ ...one, label: say(one.label) }))}
          className="justify-self-start"
        />
        {extent === 'all' && (
          <p className="text-sm text-muted">{say('The whole page, including private entries and pages.')}</p>
        )}
      </div>
      {extent === 'some' &&
        (choices.data ? (
          <div className="grid gap-4">
            {choices.data.lists.map((list) => (
              <OrderedChoice
                key={list.label}
                legend={list.label}
                choices={list.items}
                value={items.filter((id) => list.items.some((item) => item.id === id))}
                onChange={(chosen) =>
                  setItems([...items.filter((id) => !list.items.some((item) => item.id === id)), ...chosen])
                }
              />
            ))}
            {choices.data.pages.length > 0 && (
              <OrderedChoice legend={say('Pages')} choices={choices.data.pages} value={pages} onChange={setPages} />
            )}
            {choices.data.lists.length === 0 && choices.data.pages.length === 0 && (
              <p className="text-sm text-muted">{say('There’s nothing to choose from yet. Add some work first.')}</p>
            )}
            <OrderedChoice
              legend={say('Sections')}
              choices={choices.data.sections}
              value={sections ?? allSections}
              onChange={setSections}
            />
            {errorOf('items') && (
              <p role="alert" className="text-sm text-danger-text">
                {errorOf('items')}
              </p>
            )}
          </div>
        ) : choices.isError ? (
          <Notice
            tone="danger"
            action={
              <Button size="sm" onClick={() => void choices.refetch()}>
                {say('Retry')}
              </Button>
            }
          >
            {say('The choices couldn’t be loaded.')}
          </Notice>
        ) : (
          <SkeletonGroup label={say('Loading your sections and entries…')}>
            <Skeleton className="h-40 w-full" />
          </SkeletonGroup>
        ))}
      <TextArea
        label={say('Greeting')}
        hint={say('Shown at the top of the page. Optional.')}
        rows={3}
        value={greeting}
        error={errorOf('greeting')}
        onChange={({ target }) => setGreeting(target.value)}
      />
      <TextField
        label={say('Open until')}
        hint={say('The end of that day.')}
        type="date"
        className="max-w-60"
        min={dayFromNow(0)}
        max={dayFromNow(LINK_MAX_DAYS - 1)}
        value={until}
        error={errorOf('until')}
        onChange={({ target }) => setUntil(target.value)}
      />
      {link?.hasPassword && (
        <div className="grid gap-1.5">
          <span className="text-sm font-medium">{say('Password')}</span>
          <SegmentedControl
            label={say('Password')}
            value={passwordChange}
            onChange={setPasswordChange}
            segments={passwords.map((one) => ({ ...one, label: say(one.label) }))}
            className="justify-self-start"
          />
        </div>
      )}
      {passwordChange === 'change' && (
        <PasswordField
          label={link?.hasPassword ? say('New password') : say('Password, if you want one')}
          hint={say('Send it separately from the link. We can’t show it again.')}
          autoComplete="new-password"
          value={password}
          error={errorOf('password')}
          onChange={({ target }) => setPassword(target.value)}
        />
      )}
      {failure && (
        <Notice tone="danger">{messageOf(failure, say('The link couldn’t be saved. Please try again.'))}</Notice>
      )}
      <div className="flex flex-wrap justify-end gap-2">
        <Button onClick={onCancel}>{say('Cancel')}</Button>
        <Button type="submit" variant="primary" busy={busy}>
          {link ? say('Save') : say('Create link')}
        </Button>
      </div>
    </form>
  )
}
