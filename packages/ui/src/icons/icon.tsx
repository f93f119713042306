import type { ComponentProps } from 'react'

export type IconProps = ComponentProps<'svg'>

/**
 * The few line icons that the components need: 24 × 24, stroked in the text color, hidden from screen readers. The
 * control around an icon needs a name.
 *
 * @example <Button size="icon" aria-label="Search"><SearchIcon /></Button>
 */
export function Icon(props: IconProps) {
  return (
    <svg
      data-slot="icon"
      viewBox="0 0 24 24"
      width="24"
      height="24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
      {...props}
    />
  )
}
