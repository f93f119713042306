import type { ComponentProps } from 'react'

export type ControlButtonProps = Omit<ComponentProps<'button'>, 'aria-label'> & {
  /** What it does: its accessible name, and what its tooltip says. */
  label: string
  /** The key that does the same, for the tooltip. */
  shortcut?: string
}

/** A button of the control bar: an icon in a square that a thumb can hit, with a tooltip for a pointer and the keyboard. */
export function ControlButton({ label, shortcut, children, ...props }: ControlButtonProps) {
  return (
    <button
      {...props}
      type="button"
      aria-label={label}
      data-slot="video-control"
      data-tip={shortcut ? `${label} (${shortcut})` : label}
    >
      {children}
    </button>
  )
}
