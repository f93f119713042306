import { Button } from '@two-pastors/ui'

/** Utilities of our own theme with common names, for our parts and for a component. */
export function OurUtilities() {
  return (
    <footer>
      <div id="our-utilities" className="mx-auto max-w-3xl p-4">
        <p className="rounded-md bg-accent p-2 text-sm text-white shadow-card">We run Tailwind as well</p>
        <p className="font-display text-muted transition-opacity ease-out hover:opacity-50">
          and have our own words
        </p>
      </div>
      <Button className="bg-red-500 px-9 text-black">A red button</Button>
      <Button className="mt-2 bg-white text-black">A white one</Button>
    </footer>
  )
}
