import { type ComponentProps, cloneElement, type ReactElement, useId } from 'react'
import { Label } from '../label/label.tsx'
import { cn } from '../lib/cn.ts'
import type { WithClassName } from '../lib/with-class-name.ts'

type ControlProps = { id?: string; 'aria-describedby'?: string; 'aria-invalid'?: boolean }

export type FieldProps = Omit<ComponentProps<'div'>, 'children'> &
  WithClassName & {
    /** The name of the control. */
    label: string
    /** Help to read before typing; it becomes the control's description. */
    hint?: string
    /** What is wrong with the value; screen readers announce it, and it describes the control. */
    error?: string | undefined
    /** The control: an Input, Textarea or Select. */
    children: ReactElement<ControlProps>
  }

/**
 * A form control with its label, its hint and its error, wired together by id.
 *
 * @example
 * <Field label="Email" hint="We write once a month." error={problem}>
 *   <Input type="email" name="email" required />
 * </Field>
 */
export function Field({ label, hint, error, children, className, ...props }: FieldProps) {
  const generated = useId()
  const id = children.props.id ?? generated
  const own = children.props['aria-describedby']
  const described = [own, hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')

  return (
    <div
      {...props}
      data-slot="field"
      className={cn(
        'tp:grid tp:grid-cols-1 tp:gap-1.5 tp:font-text tp:text-base tp:wrap-anywhere',
        className,
      )}
    >
      <Label htmlFor={id}>{label}</Label>
      {cloneElement(children, {
        id,
        ...(described && { 'aria-describedby': described }),
        ...(error && { 'aria-invalid': true }),
      })}
      {hint && (
        <p data-slot="field-hint" id={`${id}-hint`} className="tp:text-sm tp:text-muted">
          {hint}
        </p>
      )}
      <p
        data-slot="field-error"
        id={`${id}-error`}
        role="alert"
        className="tp:text-sm tp:font-semibold tp:text-error tp:empty:hidden"
      >
        {error}
      </p>
    </div>
  )
}
