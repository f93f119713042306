import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { CheckIcon } from '../../icons/icons.tsx'
import { ControlButton } from './control-button.tsx'

type MenuProps = {
  label: string
  icon: ReactNode
  shortcut?: string
  /** Identifies the page of the menu: on a change, its checked or first item gets the focus. */
  page?: string
  onClose?: () => void
  /** The items. `close` closes the menu and moves the focus back to its button. */
  children: (close: () => void) => ReactNode
}

/** A button of the control bar with a menu above it (ARIA's menu button pattern). */
export function Menu({ label, icon, shortcut, page = '', onClose, children }: MenuProps) {
  const [open, setOpen] = useState(false)
  const root = useRef<HTMLDivElement>(null)
  const panel = useRef<HTMLDivElement>(null)

  const items = () =>
    Array.from(panel.current?.querySelectorAll<HTMLElement>('[role^=menuitem]') ?? []).filter(
      (item) => item.getClientRects().length > 0,
    )
  const shut = () => {
    setOpen(false)
    onClose?.()
  }
  const close = () => {
    root.current?.querySelector('button')?.focus()
    shut()
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: each page has other items.
  useEffect(() => {
    if (!open) return
    const all = items()
    const ticked = all.find((item) => item.getAttribute('aria-checked') === 'true')
    const first = ticked ?? all[0]
    first?.focus()
  }, [open, page])

  const move = (event: KeyboardEvent) => {
    const all = items()
    const at = all.findIndex((item) => item.matches(':focus'))
    const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: -1 }[event.key]
    if (event.key === 'Escape') close()
    else if (to !== undefined) all.at(to % all.length)?.focus()
    else return
    event.preventDefault()
  }

  return (
    <div ref={root} data-slot="video-menu-anchor">
      <ControlButton
        label={label}
        {...(shortcut && { shortcut })}
        aria-haspopup="menu"
        aria-expanded={open}
        onClick={() => (open ? shut() : setOpen(true))}
      >
        {icon}
      </ControlButton>
      {open && (
        <>
          {/* A press beside it closes it, and does nothing else. */}
          <div data-slot="video-menu-shield" aria-hidden="true" onClick={close} />
          <div
            ref={panel}
            role="menu"
            aria-label={label}
            data-slot="video-menu"
            tabIndex={-1}
            onKeyDown={move}
            onBlur={({ relatedTarget }) => {
              // relatedTarget is null when a focused item is unmounted with its page: the next page takes the focus.
              if (relatedTarget && !root.current?.contains(relatedTarget)) shut()
            }}
          >
            {children(close)}
          </div>
        </>
      )}
    </div>
  )
}

type MenuChoiceProps = { checked: boolean; onSelect: () => void; children: ReactNode }

/** One of several choices; the current one has a check mark. */
export function MenuChoice({ checked, onSelect, children }: MenuChoiceProps) {
  return (
    <button
      type="button"
      role="menuitemradio"
      aria-checked={checked}
      tabIndex={-1}
      data-slot="video-menu-item"
      onClick={onSelect}
    >
      <CheckIcon data-slot="video-menu-tick" />
      <span data-slot="video-menu-text" dir="auto">
        {children}
      </span>
    </button>
  )
}

type MenuItemProps = {
  icon?: ReactNode
  value?: string
  hide?: 'wide' | 'touch'
  onSelect: () => void
  children: ReactNode
}

/** An action, or the way to another page, whose current choice is `value`. */
export function MenuItem({ icon, value, hide, onSelect, children }: MenuItemProps) {
  return (
    <button
      type="button"
      role="menuitem"
      tabIndex={-1}
      data-slot="video-menu-item"
      data-hide={hide}
      onClick={onSelect}
    >
      {icon}
      <span data-slot="video-menu-text">{children}</span>
      {value && (
        <span data-slot="video-menu-value" dir="auto">
          {value}
        </span>
      )}
    </button>
  )
}
