/**
 * A field that no person sees, hears or reaches: who fills it is a bot. It is cut to nothing, since bots know what
 * `hidden` means, and has a name that browsers fill in for nobody.
 */
export function Honeypot() {
  return (
    <div aria-hidden="true" className="sr-only">
      <input type="text" name="website" tabIndex={-1} autoComplete="off" />
    </div>
  )
}

/** What it was filled with, for the payload; nothing of a person's. */
export function readHoneypot(form: HTMLFormElement): { website?: string } {
  const website = String(new FormData(form).get('website') ?? '')
  return website ? { website } : {}
}
