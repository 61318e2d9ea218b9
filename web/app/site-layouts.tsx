import { Outlet } from 'react-router-dom'
import { AccountActions } from './account-actions.tsx'
import { SiteLayout } from './site-layout.tsx'

export const PublicLayout = () => (
  <SiteLayout actions={<AccountActions />}>
    <Outlet />
  </SiteLayout>
)

/** Without the footer: these screens are for working. */
export const AccountLayout = () => (
  <SiteLayout actions={<AccountActions />} footer={false}>
    <Outlet />
  </SiteLayout>
)
