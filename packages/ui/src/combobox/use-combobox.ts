import { type RefObject, useEffect, useLayoutEffect, useState } from 'react'

type Field = RefObject<HTMLInputElement | null>

const optionsOf = (id: string) => [
  ...(document.getElementById(id)?.querySelectorAll<HTMLElement>('[role=option]') ?? []),
]

/**
 * The behavior of an editable combobox with list autocomplete: https://www.w3.org/WAI/ARIA/apg/patterns/combobox/ The
 * focus stays in the field; `aria-activedescendant` names the active option. `id` is the list's; `saysEmpty` tells
 * whether something shows in place of a list without options.
 */
export function useCombobox(field: Field, id: string, saysEmpty: boolean) {
  /** Whether to show the list as soon as it has an option. */
  const [wanted, setWanted] = useState(false)
  const [count, setCount] = useState(0)
  /** The id of the active option. */
  const [active, setActive] = useState<string | null>(null)
  const open = wanted && count > 0
  const isEmpty = wanted && count === 0 && saysEmpty

  // No dependency array: the options are only known from the DOM, so read them after every render.
  useLayoutEffect(() => {
    const options = optionsOf(id)
    setCount(options.length)
    if (active !== null && !options.some((option) => option.id === active)) setActive(null)
  })

  useLayoutEffect(() => {
    const input = field.current
    if (!input) return
    // Text that was typed before this code had loaded.
    if (document.activeElement === input && input.value !== '') setWanted(true)
    const given = { role: 'combobox', 'aria-autocomplete': 'list', 'aria-controls': id, autocomplete: 'off' }
    for (const [name, value] of Object.entries(given)) input.setAttribute(name, value)
    return () => {
      for (const name of [...Object.keys(given), 'aria-expanded', 'aria-activedescendant'])
        input.removeAttribute(name)
    }
  }, [field, id])

  useLayoutEffect(() => {
    const input = field.current
    input?.setAttribute('aria-expanded', String(open))
    if (open && active !== null) input?.setAttribute('aria-activedescendant', active)
    else input?.removeAttribute('aria-activedescendant')
  }, [field, open, active])

  useEffect(() => {
    // jsdom doesn't scroll.
    if (active !== null) document.getElementById(active)?.scrollIntoView?.({ block: 'nearest' })
  }, [active])

  // Listens from the commit on: an effect would run later, and miss what is typed in between.
  useLayoutEffect(() => {
    const input = field.current
    if (!input) return
    const stop = new AbortController()
    const on = (target: EventTarget | null, types: string[], listener: (event: Event) => void) => {
      for (const type of types) target?.addEventListener(type, listener, { signal: stop.signal })
    }
    const show = (isShown: boolean) => {
      setWanted(isShown)
      setActive(null)
    }

    function onKey(event: KeyboardEvent) {
      if (event.isComposing) return
      const options = optionsOf(id)
      const at = options.findIndex((option) => option.id === active)
      const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
      if (step !== undefined && options.length > 0) {
        event.preventDefault()
        setWanted(!(event.altKey && step < 0))
        // One more position than there are options: in the extra one no option is active.
        const places = options.length + 1
        const next = at === -1 ? (step > 0 ? 0 : options.length - 1) : (at + step + places) % places
        setActive(event.altKey ? null : (options[next]?.id ?? null))
      } else if (event.key === 'Enter' && open) {
        const option = options[at]
        // Without an active option Enter submits the form.
        if (option) event.preventDefault()
        option?.click()
        show(false)
      } else if (['ArrowLeft', 'ArrowRight', 'Home', 'End'].includes(event.key)) {
        setActive(null)
      }
    }
    function onEscape(event: Event) {
      if ((event as KeyboardEvent).key !== 'Escape' || event.target !== input) return
      event.preventDefault()
      event.stopPropagation()
      show(false)
    }

    on(input, ['input'], () => show(true))
    on(input, ['click'], () => setWanted(input.value !== ''))
    on(input, ['blur'], () => show(false))
    on(input, ['keydown'], (event) => onKey(event as KeyboardEvent))
    on(input.form, ['submit', 'reset'], () => show(false))
    // Captured at the window, so that a dialog around the field stays open.
    if (open || isEmpty) addEventListener('keydown', onEscape, { capture: true, signal: stop.signal })
    return () => stop.abort()
  }, [field, id, open, isEmpty, active])

  return { open, isEmpty, active, count, close: () => setWanted(false) }
}
