import { Outlet } from 'react-router-dom'
import { useAppLanguage } from '../lib/words/use-app-language.ts'
import { AccountActions } from './account-actions.tsx'
import { SiteLayout } from './site-layout.tsx'

export function PublicLayout() {
  useAppLanguage()
  return (
    <SiteLayout actions={<AccountActions />}>
      <Outlet />
    </SiteLayout>
  )
}

/** Without the footer: these screens are for working. */
export function AccountLayout() {
  useAppLanguage()
  return (
    <SiteLayout actions={<AccountActions />} footer={false}>
      <Outlet />
    </SiteLayout>
  )
}
