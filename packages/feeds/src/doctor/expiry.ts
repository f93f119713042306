import { toUrl } from '../urls.ts'

/** Parameters that only a signed URL has: at CloudFront, S3, Google, Azure, Akamai, Bunny, Mux, Vimeo and the like. */
const SIGNED =
  /^(?:signature|x-amz-signature|x-goog-signature|sig|hmac|hdnea|hdnts|hdntl|policy|key-pair-id|(?:\w+_)?(?:token|auth)|hash|md5|st|verify|wssecret|wmsauthsign)$/i
/** A timestamp, in a parameter, in a token (`exp=1735689600~hmac=…`) or in the path. */
const ENDS =
  /(?:^|[?&/;~=_])(?:exp(?:ires?|iry)?|e|se|validto|wstime|verify)=(\d{10}(?:\d{3})?(?!\d)|\d{4}-\d\d-\d\dT[^&~]+)/i
/** The payload of a JSON Web Token. */
const CLAIMS = /\beyJ[\w-]+\.(eyJ[\w-]+)\./

/** When a signed URL expires: in ms since 1970, `NaN` if it doesn't say, `null` if it isn't signed. */
export function expiryOf(address: string): number | null {
  const url = toUrl(address)
  if (!url) return null
  const parameter = (wanted: RegExp) => [...url.searchParams].find(([name]) => wanted.test(name))?.[1] ?? ''
  const begins = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/.exec(parameter(/^x-(?:amz|goog)-date$/i))
  if (begins) {
    const [, year, month, day, hour, minute, second] = begins
    const start = Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`)
    return start + Number(parameter(/^x-(?:amz|goog)-expires$/i)) * 1000
  }
  const said = ENDS.exec(address.replace(/%3d/gi, '=').replace(/%3a/gi, ':'))?.[1]
  if (said?.includes('-')) return Date.parse(said)
  const ends = said ?? /"exp":(\d{10})/.exec(readClaims(address))?.[1]
  if (ends) return Number(ends.slice(0, 10)) * 1000
  return [...url.searchParams].some(([name]) => SIGNED.test(name)) ? Number.NaN : null
}

function readClaims(address: string): string {
  try {
    return atob((CLAIMS.exec(address)?.[1] ?? '').replace(/-/g, '+').replace(/_/g, '/'))
  } catch {
    return ''
  }
}
