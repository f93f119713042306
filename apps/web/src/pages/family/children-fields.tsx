import { Button, Field, Input, SectionHeading, Select } from '@two-pastors/ui'
import { useEffect, useRef } from 'react'
import { type Child, MAX_CHILDREN, OLDEST } from '#features/family/family.ts'

const AGES = Array.from({ length: OLDEST + 1 }, (_, age) => age)
/** A new child's initial age: the one that parents ask about most. */
const USUAL_AGE = 7

type ChildrenFieldsProps = { items: Child[]; onChange: (next: (children: Child[]) => Child[]) => void }

/** An age and a nickname for each child. */
export function ChildrenFields({ items, onChange }: ChildrenFieldsProps) {
  const list = useRef<HTMLUListElement>(null)
  /** The child that was added last, counted from 1, until its age has the focus. */
  const added = useRef(0)
  const count = items.length
  useEffect(() => {
    // Do nothing on the first render, unless a child was added: the button may have been pressed before the page hydrated.
    if (added.current !== count || count === 0) return
    added.current = 0
    const last = list.current?.lastElementChild
    last?.querySelector('select')?.focus({ preventScroll: true })
    last?.scrollIntoView({ block: 'nearest' })
  }, [count])
  const replace = (place: number, part: Partial<Child>) =>
    onChange((children) => children.map((child, index) => (index === place ? { ...child, ...part } : child)))
  return (
    <fieldset>
      <legend>
        <SectionHeading>Who’s watching?</SectionHeading>
      </legend>
      <p className="mt-2 text-tp-muted">An age is enough. A nickname makes it easier to read.</p>
      <ul ref={list} className="mt-4 grid list-none gap-4 empty:hidden">
        {items.map(({ name, age }, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two children may have the same name and age.
          <li key={place} className="scroll-mb-32">
            <fieldset className="grid gap-3 rounded-tp-md border border-tp-line p-4 sm:grid-cols-[10rem_1fr_auto] sm:items-end">
              <legend className="sr-only">{`Child ${place + 1}`}</legend>
              <Field label="Age">
                <Select
                  value={age}
                  onChange={(event) => replace(place, { age: Number(event.currentTarget.value) })}
                >
                  {AGES.map((years) => (
                    <option key={years} value={years}>
                      {years === 0 ? 'Under 1' : years}
                    </option>
                  ))}
                </Select>
              </Field>
              <Field label="Nickname (optional)">
                <Input
                  value={name}
                  maxLength={30}
                  autoComplete="off"
                  onChange={(event) => replace(place, { name: event.currentTarget.value })}
                />
              </Field>
              <Button
                variant="ghost"
                className="justify-self-start"
                aria-label={`Remove ${name || `child ${place + 1}`}`}
                onClick={() => onChange((children) => children.filter((_, index) => index !== place))}
              >
                Remove
              </Button>
            </fieldset>
          </li>
        ))}
      </ul>
      {items.length < MAX_CHILDREN && (
        <Button
          variant="outline"
          className="mt-4"
          onClick={() => {
            added.current = count + 1
            onChange((children) => [...children, { name: '', age: USUAL_AGE }])
          }}
        >
          Add a Child
        </Button>
      )}
    </fieldset>
  )
}
