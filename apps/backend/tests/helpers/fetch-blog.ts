// Run in Deno: fetches addresses, given as arguments, of hosts that are said to be outside and are here.
import { publicFetch } from '../../supabase/functions/_shared/outbound/public-fetch.ts'

const fetchBlog = publicFetch({ lookup: async () => ['93.184.216.34'] })

for (const address of process.argv.slice(2)) {
  try {
    const answer = await fetchBlog(new URL(address), { headers: {}, signal: AbortSignal.timeout(5000) })
    console.log(`${address}: ${await answer.text()}`)
  } catch (error) {
    console.log(`${address}: ${String(error)} ${String((error as Error).cause ?? '')}`)
  }
}
