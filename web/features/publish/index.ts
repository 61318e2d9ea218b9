export { PublishDialogs } from './publish-dialogs.tsx'
export { usePublish, type PublishPhase } from './use-publish.ts'
