import { Badge, Button, Carousel, Field, Input, MediaCard, PosterCard, Textarea } from '@two-pastors/ui'
import tokens from '@two-pastors/ui/tokens.css?raw'
import { useEffect, useState } from 'react'
import { ContrastTable } from './contrast-table.tsx'
import { useTheme } from './use-theme.ts'

const NAMES = Array.from(new Set(Array.from(tokens.matchAll(/(--tp-[\w-]+):/g), ([, name = '']) => name)))

/** The variables of the current theme in a text field. Changes apply at once, and their contrast is measured. */
export function ThemeWorkshop() {
  const theme = useTheme()
  // Another theme in the toolbar resets the values.
  return <Workshop key={theme} />
}

function Workshop() {
  const [css, setCss] = useState(currentValues)
  const [scope, setScope] = useState<HTMLElement | null>(null)
  const [measured, setMeasured] = useState(0)

  useEffect(() => {
    if (!scope) return
    scope.removeAttribute('style')
    for (const [, name = '', value = ''] of css.matchAll(/(--tp-[\w-]+):\s*([^;]+);/g)) {
      scope.style.setProperty(name, value)
    }
    setMeasured((count) => count + 1)
  }, [scope, css])

  return (
    <div className="sb-unstyled my-6 grid grid-cols-1 gap-6 font-tp-text text-tp-text">
      <Field label="Variables of the theme" hint="Change a value, or paste a theme of yours over them.">
        <Textarea
          rows={12}
          spellCheck={false}
          className="font-mono text-sm"
          value={css}
          onChange={(event) => setCss(event.currentTarget.value)}
        />
      </Field>
      <div
        ref={setScope}
        className="rounded-tp-lg border border-tp-line bg-tp-ground p-4 font-tp-text text-tp-text sm:p-6"
      >
        {scope && (
          <>
            <Sample />
            <ContrastTable key={measured} scope={scope} />
          </>
        )}
      </div>
    </div>
  )
}

/** A sample of everything that a theme colors. */
function Sample() {
  return (
    <div className="mb-8 grid grid-cols-1 gap-6">
      <div className="flex flex-wrap items-center gap-3">
        <Button>Watch now</Button>
        <Button variant="outline">Trailer</Button>
        <Button variant="secondary">Share</Button>
        <Button variant="destructive">Delete</Button>
        <Button variant="link">Read more</Button>
        <Badge>Drama</Badge>
        <Badge variant="gold">New</Badge>
      </div>
      <Carousel heading="Your films" className="-mx-5">
        <MediaCard
          title="Bread for Two"
          image={null}
          genre="Drama"
          duration="12:40"
          action={<button type="button" />}
        />
        <MediaCard title="The Night Ferry" image={null} genre="Suspense" duration="8:15" rating={4.5} />
        <MediaCard title="Lamp in the Window" image={null} genre="Family" duration="24:05" />
      </Carousel>
      <div className="grid items-start gap-6 sm:grid-cols-[9rem_1fr]">
        <PosterCard title="Nets" image={null} badge="Coming soon" meta="2027 · Documentary" />
        <Field label="Email" hint="One letter a month" error="That is no address">
          <Input type="email" defaultValue="ruth@" />
        </Field>
      </div>
    </div>
  )
}

function currentValues(): string {
  const style = getComputedStyle(document.documentElement)
  return NAMES.map((name) => `${name}: ${style.getPropertyValue(name).trim()};`).join('\n')
}
