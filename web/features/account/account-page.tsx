import { say } from '../../lib/words/say.ts'
import { useAppLanguage } from '../../lib/words/use-app-language.ts'
import { useAuth } from '../auth/index.ts'
import { ImportSection } from './import/import-section.tsx'
import { DeleteSection } from './delete/delete-section.tsx'
import { EmailSection } from './email/email-section.tsx'
import { ExportSection } from './export/export-section.tsx'
import { LanguageSection } from './profile/language-section.tsx'
import { PasswordSection } from './profile/password-section.tsx'
import { PlanSection } from './profile/plan-section.tsx'
import { ProfileSection } from './profile/profile-section.tsx'
import { PurchasesSection } from './profile/purchases-section.tsx'

/** Everything about the account itself. */
export function AccountPage() {
  const { user } = useAuth()
  useAppLanguage()
  if (!user) return null
  return (
    <div className="page-width grid max-w-4xl gap-6 py-8 sm:py-10">
      <h1 className="text-xl font-semibold">{say('Account')}</h1>
      <ProfileSection user={user} />
      <LanguageSection />
      <EmailSection user={user} />
      <PasswordSection user={user} />
      <PlanSection uid={user.uid} />
      <PurchasesSection uid={user.uid} />
      <ExportSection />
      <ImportSection uid={user.uid} />
      <DeleteSection user={user} />
    </div>
  )
}
