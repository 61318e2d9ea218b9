export { UsernameClaim, type UsernameClaimProps } from './username-claim.tsx'
export { attach, type PortfolioCall } from './claim.ts'
export { UsernameDialog, type UsernameDialogProps } from './username-dialog.tsx'
