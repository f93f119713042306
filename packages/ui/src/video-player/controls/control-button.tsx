import type { ComponentProps } from 'react'

export type ControlButtonProps = Omit<ComponentProps<'button'>, 'aria-label'> & {
  /** Its accessible name, also shown in its tooltip. */
  label: string
  /** The keyboard shortcut to show in the tooltip. */
  shortcut?: string
}

/** A button of the control bar: an icon of 44 px with a tooltip on hover and focus. */
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
