import { cdp } from 'vitest/browser'

/** Blocks requests to matching addresses (`*` matches anything); call it with none to unblock. */
export async function blockAddresses(...urls: string[]) {
  await cdp().send('Network.enable')
  await cdp().send('Network.setBlockedURLs', { urls })
}
