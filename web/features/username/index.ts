export { UsernameClaim, type UsernameClaimProps } from './username-claim.tsx'
export { UsernameDialog, type UsernameDialogProps } from './username-dialog.tsx'
