/**
 * A field that people can't see, hear or reach, so only bots fill it in. It is visually hidden by clipping, because bots
 * recognize `hidden`, and has a name that browsers don't autofill.
 */
export function Honeypot() {
  return (
    <div aria-hidden="true" className="sr-only">
      <input type="text" name="website" tabIndex={-1} autoComplete="off" />
    </div>
  )
}
