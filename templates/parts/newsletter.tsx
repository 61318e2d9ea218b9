import { formMessages } from '@vitrine/common/forms'
import type { PortfolioContent } from '@vitrine/common/portfolio/content'
import { newsletterEndpoint } from './forms.ts'
import { EmailInput } from './email-input.tsx'
import { PageForm } from './form.tsx'
import { useSay } from './say.ts'

interface NewsletterFormProps {
  newsletter: PortfolioContent['newsletter']
  username: string | null
  labelledBy: string
}

export function NewsletterForm({ newsletter, username, labelledBy }: NewsletterFormProps) {
  const say = useSay()
  const endpoint = newsletterEndpoint(newsletter)
  return (
    <PageForm
      kind="newsletter"
      username={username}
      labelledBy={labelledBy}
      button={say('Subscribe')}
      done={username ? say(formMessages.subscribed) : endpoint ? formMessages.preview : formMessages.demo}
      failed={say(formMessages.failed)}
      endpoint={username ? endpoint : null}
    >
      <label>
        {say('Email')}
        <EmailInput say={say} />
      </label>
    </PageForm>
  )
}
