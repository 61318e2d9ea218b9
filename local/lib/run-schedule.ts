import { addressOf, projectId, type Ports } from '../ports.ts'

/**
 * The emulators have no scheduler: what it would do is asked for.
 * @returns whether it was done; emulators that are being restarted are asked again later
 */
export const runSchedule = async (ports: Ports, functionName: string): Promise<boolean> => {
  const trigger = `functions/projects/${projectId}/triggers/us-central1-${functionName}-0`
  const answer = await fetch(`${addressOf(ports, 'functions')}/${trigger}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  }).catch(() => undefined)
  return answer?.ok === true
}
