import { toast } from './toast.ts'

/** Puts an address on the clipboard and says so; where the browser refuses, shows it to be copied by hand. */
export async function copyLink(address: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(address)
    toast.success('Link copied to clipboard!')
  } catch {
    toast.error('The link could not be copied.', { description: address, duration: 15_000 })
  }
}
