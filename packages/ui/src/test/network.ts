import { cdp } from 'vitest/browser'

/** Cuts the connection to addresses that match (`*` stands for anything), until it is called with none. */
export async function blockAddresses(...urls: string[]) {
  await cdp().send('Network.enable')
  await cdp().send('Network.setBlockedURLs', { urls })
}
