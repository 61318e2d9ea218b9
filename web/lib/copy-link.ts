import { toast } from './toast.ts'

/** Copies an address and confirms it; if the browser refuses, shows the address to copy by hand. */
export async function copyLink(address: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(address)
    toast.success('Link copied to clipboard!')
  } catch {
    toast.error('The link couldn’t be copied.', { description: address, duration: 15_000 })
  }
}
