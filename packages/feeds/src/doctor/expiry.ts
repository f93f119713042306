import { toUrl } from '../urls.ts'

/** Parameters that only a signed address has: of CloudFront, S3, Google, Azure, Akamai, Bunny, Mux, Vimeo and their like. */
const SIGNED =
  /^(?:signature|x-amz-signature|x-goog-signature|sig|hmac|hdnea|hdnts|hdntl|policy|key-pair-id|token|auth|md5|st|verify|wssecret)$/i
const ENDS = /^(?:expires?|exp|e|se|validto|expiry|wstime)$/i

/** When a signed address stops working: in ms since 1970, `NaN` if it does not say, `null` if it is not signed. */
export function expiryOf(address: string): number | null {
  const parameters = [...(toUrl(address)?.searchParams ?? [])]
  if (!parameters.some(([name]) => SIGNED.test(name))) return null
  const parameter = (wanted: RegExp) => parameters.find(([name]) => wanted.test(name))?.[1] ?? ''
  const begins = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/.exec(parameter(/^x-(?:amz|goog)-date$/i))
  if (begins) {
    const [, year, month, day, hour, minute, second] = begins
    const start = Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`)
    return start + Number(parameter(/^x-(?:amz|goog)-expires$/i)) * 1000
  }
  // Akamai has it in the token: `exp=1735689600~hmac=…`.
  const ends = parameter(ENDS) || (/exp=(\d{10})/.exec(parameter(SIGNED))?.[1] ?? '')
  if (/^\d{10}$/.test(ends)) return Number(ends) * 1000
  return /^\d{4}-\d\d-\d\dT/.test(ends) ? Date.parse(ends) : Number.NaN
}
