import { appRoutes } from '@vitrine/common/routes'
import { LinkButton } from '../../components/button.tsx'
import { ForSignedIn, ForStrangers } from '../../components/signed-in-choice.tsx'
import { say } from '../../lib/words/say.ts'

export const ClosingCall = () => (
  <section aria-labelledby="start" className="border-t border-line bg-surface">
    <div className="page-width flex flex-wrap items-center justify-between gap-6 py-14">
      <div>
        <h2 id="start" className="text-xl font-semibold">
          {say('Put your work in the window.')}
        </h2>
        <p className="mt-1 text-muted">{say('Free to start, open source, and yours to take anywhere.')}</p>
      </div>
      <ForStrangers>
        <LinkButton to={appRoutes.signup} variant="primary" size="lg">
          {say('Get Started')}
        </LinkButton>
      </ForStrangers>
      <ForSignedIn>
        <LinkButton to={appRoutes.dashboard} variant="primary" size="lg">
          {say('Go to Dashboard')}
        </LinkButton>
      </ForSignedIn>
    </div>
  </section>
)
