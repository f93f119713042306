// Run in Deno: fetches addresses, given as arguments, of hosts that no resolver knows but one of our own, which says
// that they are here, and would say otherwise if it were asked again.
import { publicFetch } from '../../supabase/functions/_shared/outbound/public-fetch.ts'

const asked = new Set<string>()
const lookup = async (name: string) => {
  if (asked.has(name)) return ['127.0.0.2']
  asked.add(name)
  return ['127.0.0.1']
}
const fetchBlog = publicFetch({ allowPrivate: () => true, lookup })

for (const address of process.argv.slice(2)) {
  try {
    const answer = await fetchBlog(new URL(address), { headers: {}, signal: AbortSignal.timeout(5000) })
    console.log(`${address}: ${await answer.text()}`)
  } catch (error) {
    console.log(`${address}: ${String(error)}`)
  }
}
