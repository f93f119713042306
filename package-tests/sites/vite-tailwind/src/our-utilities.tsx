/** Utilities of our own theme, with common names. */
export function OurUtilities() {
  return (
    <footer id="our-utilities" className="mx-auto max-w-3xl p-4">
      <p className="rounded-md bg-accent p-2 text-sm text-white shadow-card">We run Tailwind as well</p>
      <p className="font-display text-muted transition-opacity ease-out hover:opacity-50">
        and have our own words
      </p>
    </footer>
  )
}
