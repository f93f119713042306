import type { ComponentProps } from 'react'

export type ControlButtonProps = Omit<ComponentProps<'button'>, 'aria-label'> & {
  /** Its accessible name, also shown in its tooltip. */
  label: string
  /** The keyboard shortcut to show in the tooltip. */
  shortcut?: string | undefined
}

/** A button of the control bar: an icon of 44 px with a tooltip on hover and focus. */
export const ControlButton = ({ label, shortcut, ...props }: ControlButtonProps) => (
  <button
    {...props}
    type="button"
    aria-label={label}
    data-slot="video-control"
    className="tp:relative tp:items-center tp:justify-center tp:rounded-md tp:p-0"
    data-tip={shortcut ? `${label} (${shortcut})` : label}
  />
)
