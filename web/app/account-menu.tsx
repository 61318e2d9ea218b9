import { LayoutGrid, LogOut, Mail, UserRound } from 'lucide-react'
import { appRoutes } from '@vitrine/common/routes'
import { DropdownMenu } from '../components/dropdown-menu.tsx'
import { themeOptions } from '../components/theme-switch.tsx'
import { useAuth, useSignOut } from '../features/auth/index.ts'
import { setTheme } from '../lib/theme.ts'
import { useTheme } from '../lib/use-theme.ts'
import { say } from '../lib/words/say.ts'

/** Everything about the account, behind its initial. */
export function AccountMenu() {
  const { user, profile } = useAuth()
  const signOut = useSignOut()
  const theme = useTheme()
  const name = profile?.name ?? user?.displayName ?? user?.email ?? ''
  return (
    <DropdownMenu
      trigger={
        <button
          type="button"
          aria-label={say('Your account')}
          className="grid size-10 place-items-center rounded-full bg-accent-soft text-sm font-semibold text-accent-text"
        >
          {[...name][0]?.toUpperCase()}
        </button>
      }
    >
      {({ MenuChoice, MenuItem, MenuLabel, MenuLink, MenuSeparator }) => (
        <>
          <MenuLabel>
            <span className="block truncate font-medium text-ink">{name}</span>
            <span className="block truncate">{user?.email}</span>
          </MenuLabel>
          <MenuSeparator />
          <MenuLink to={appRoutes.dashboard} icon={<LayoutGrid aria-hidden />}>
            {say('Dashboard')}
          </MenuLink>
          <MenuLink to={appRoutes.messages} icon={<Mail aria-hidden />}>
            {say('Messages')}
          </MenuLink>
          <MenuLink to={appRoutes.account} icon={<UserRound aria-hidden />}>
            {say('Account')}
          </MenuLink>
          <MenuSeparator />
          <MenuChoice label={say('Colour scheme')} value={theme} onChange={setTheme} options={themeOptions()} />
          <MenuSeparator />
          <MenuItem icon={<LogOut aria-hidden />} onSelect={() => void signOut()}>
            {say('Sign Out')}
          </MenuItem>
        </>
      )}
    </DropdownMenu>
  )
}
