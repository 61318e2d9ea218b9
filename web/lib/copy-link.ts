import { toast } from './toast.ts'
import { say } from './words/say.ts'

/** Copies an address and confirms it; if the browser refuses, shows the address to copy by hand. */
export async function copyLink(address: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(address)
    toast.success(say('Link copied to clipboard!'))
  } catch {
    toast.error(say('The link couldn’t be copied.'), { description: address, duration: 15_000 })
  }
}
