export { useUnread } from './use-inbox.ts'
