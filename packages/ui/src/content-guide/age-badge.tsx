'use client'
import { type BadgeProps, badgeVariants } from '../badge/badge.tsx'
import { useLabels } from '../labels/labels.tsx'
import { cn } from '../lib/cn.ts'
import type { WithClassName } from '../lib/with-class-name.ts'

export type AgeBadgeProps = Omit<BadgeProps, 'children'> &
  WithClassName & {
    /** The age in years from which it is suggested; 0 for everyone. */
    age: number
  }

/**
 * The age from which a film is suggested: "Ages 11+", or "All ages".
 *
 * @example <AgeBadge age={11} />
 */
export function AgeBadge({ age, variant = 'gold', className, ...props }: AgeBadgeProps) {
  const { label } = useLabels()
  return (
    <span {...props} data-slot="age-badge" className={cn(badgeVariants({ variant }), className)}>
      {age > 0 ? label('Ages {age}+', { age }) : label('All ages')}
    </span>
  )
}
