import { formMessages, MESSAGE_MAX_LENGTH, SENDER_MAX_LENGTH } from '@vitrine/common/forms'
import type { Word } from '../words/words.ts'
import { EmailInput } from './email-input.tsx'
import { PageForm } from './form.tsx'
import { useSay } from './say.ts'

interface ContactFormProps {
  username: string | null
  title?: Word
  button?: Word
  /** Level of the heading. */
  as?: 'h3' | 'h4'
}

/** A contact form, which does not reveal the owner's address. */
export function ContactForm({
  username,
  title = 'Send me a message!',
  button = 'Send message',
  as: Heading = 'h3',
}: ContactFormProps) {
  const say = useSay()
  return (
    <div className="contact-form">
      <Heading id="contact-form-title">{say(title)}</Heading>
      <PageForm
        kind="message"
        username={username}
        labelledBy="contact-form-title"
        button={say(button)}
        done={username ? say(formMessages.sent) : formMessages.preview}
        failed={say(formMessages.failed)}
      >
        <label>
          {say('Name')}
          <input name="name" autoComplete="name" required maxLength={SENDER_MAX_LENGTH} />
        </label>
        <label>
          {say('Email')}
          <EmailInput say={say} />
        </label>
        <label className="form-wide">
          {say('Message')}
          <textarea name="message" rows={6} required maxLength={MESSAGE_MAX_LENGTH} dir="auto" />
        </label>
      </PageForm>
    </div>
  )
}
