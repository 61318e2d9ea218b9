import { EMAIL_MAX_LENGTH, formMessages, MESSAGE_MAX_LENGTH, SENDER_MAX_LENGTH } from '@vitrine/common/forms'
import { PageForm } from './form.tsx'

interface ContactFormProps {
  username: string | null
  title?: string
  button?: string
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
  return (
    <div className="contact-form">
      <Heading id="contact-form-title">{title}</Heading>
      <PageForm
        kind="message"
        username={username}
        labelledBy="contact-form-title"
        button={button}
        done={username ? formMessages.sent : formMessages.preview}
        failed={formMessages.failed}
      >
        <label>
          Name
          <input name="name" autoComplete="name" required maxLength={SENDER_MAX_LENGTH} />
        </label>
        <label>
          Email
          <input name="email" type="email" autoComplete="email" required maxLength={EMAIL_MAX_LENGTH} />
        </label>
        <label className="form-wide">
          Message
          <textarea name="message" rows={6} required maxLength={MESSAGE_MAX_LENGTH} dir="auto" />
        </label>
      </PageForm>
    </div>
  )
}
