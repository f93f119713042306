import { type KeyboardEvent, type MouseEvent, type ReactNode, useRef, useState } from 'react'
import { CheckIcon } from '../../icons/icons.tsx'
import { ControlButton } from './control-button.tsx'

type MenuProps = {
  label: string
  icon: ReactNode
  shortcut?: string
  /** Identifies the page of the menu: on a change, its checked or first item gets the focus. */
  page?: string | undefined
  onClose?: () => void
  /** The items. A press on one closes the menu, unless it leads to another page. */
  children: ReactNode
}

const itemsOf = (menu: Element) =>
  Array.from(menu.querySelectorAll<HTMLElement>('[role^=menuitem]')).filter(
    (item) => item.getClientRects().length > 0,
  )

function focusFirst(menu: HTMLElement | null) {
  const items = menu ? itemsOf(menu) : []
  const current = items.find((item) => item.matches('[aria-checked=true]')) ?? items[0]
  current?.focus()
}

/** A button of the control bar with a menu above it (ARIA's menu button pattern). */
export function Menu({ label, icon, shortcut, page, onClose, children }: MenuProps) {
  const [open, setOpen] = useState(false)
  const root = useRef<HTMLDivElement>(null)
  const shut = () => {
    setOpen(false)
    onClose?.()
  }
  const close = () => {
    root.current?.querySelector('button')?.focus()
    shut()
  }
  const press = (event: KeyboardEvent) => {
    const items = itemsOf(event.currentTarget)
    const at = items.findIndex((item) => item.matches(':focus'))
    const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: -1 }[event.key]
    if (event.key === 'Escape') close()
    else if (to !== undefined) items.at(to % items.length)?.focus()
    else return
    event.preventDefault()
  }
  const choose = ({ target }: MouseEvent) => {
    if (target instanceof Element && target.closest('[role^=menuitem]:not([data-leads])')) close()
  }

  return (
    <div ref={root} data-slot="video-menu-anchor">
      <ControlButton
        label={label}
        shortcut={shortcut}
        aria-haspopup="menu"
        aria-expanded={open}
        onClick={() => (open ? shut() : setOpen(true))}
      >
        {icon}
      </ControlButton>
      {open && (
        <>
          {/* A click outside closes it, and does nothing else. */}
          <div
            data-slot="video-menu-shield"
            aria-hidden="true"
            className="tp:fixed tp:inset-0"
            onClick={close}
          />
          <div
            key={page}
            ref={focusFirst}
            role="menu"
            aria-label={label}
            data-slot="video-menu"
            className="tp:absolute tp:flex tp:flex-col tp:overscroll-contain tp:animate-fade-in tp:overflow-y-auto tp:rounded-md tp:border tp:border-line tp:bg-raised tp:shadow-card tp:p-1.5"
            tabIndex={-1}
            onKeyDown={press}
            onClick={choose}
            onBlur={({ relatedTarget }) => {
              // relatedTarget is null when a focused item is unmounted with its page: the next page takes the focus.
              if (relatedTarget && !root.current?.contains(relatedTarget)) shut()
            }}
          >
            {children}
          </div>
        </>
      )}
    </div>
  )
}

export type MenuItemProps = {
  /** Whether it is the current one of several choices, which has a check mark. Left out for an action. */
  checked?: boolean
  icon?: ReactNode
  /** The current choice of the page that it leads to. */
  value?: string
  /** Whether it leads to another page of the menu. */
  leads?: boolean
  hide?: 'wide' | 'touch'
  onSelect: () => void
  children: ReactNode
}

export const MenuItem = ({ checked, icon, value, leads, hide, onSelect, children }: MenuItemProps) => (
  <button
    type="button"
    {...(checked === undefined ? { role: 'menuitem' } : { role: 'menuitemradio', 'aria-checked': checked })}
    tabIndex={-1}
    data-slot="video-menu-item"
    data-leads={leads}
    data-hide={hide}
    className="tp:min-h-11 tp:shrink-0 tp:items-center tp:gap-3 tp:px-3 tp:py-1 tp:text-start tp:[&_svg]:size-5 tp:[&_svg]:shrink-0"
    onClick={onSelect}
  >
    {checked === undefined ? (
      icon
    ) : (
      <CheckIcon data-slot="video-menu-tick" className={checked ? 'tp:text-accent' : 'tp:invisible'} />
    )}
    <span data-slot="video-menu-text" dir="auto" className="tp:flex-1">
      {children}
    </span>
    {value && (
      <span data-slot="video-menu-value" dir="auto" className="tp:text-muted">
        {value}
      </span>
    )}
  </button>
)
