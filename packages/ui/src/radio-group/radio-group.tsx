'use client'
import { type ComponentProps, createContext, type ReactNode, use, useId } from 'react'
import { cn } from '../lib/cn.ts'
import type { WithClassName } from '../lib/with-class-name.ts'

type Group = {
  name: string
  value?: string | undefined
  defaultValue?: string | undefined
  onValueChange?: (value: string) => void
}

const GroupContext = createContext<Group | null>(null)

export type RadioGroupProps = Omit<ComponentProps<'fieldset'>, 'defaultValue' | 'name'> &
  WithClassName & {
    /** The question, which names the group. */
    legend: ReactNode
    /** Help to read before choosing. */
    hint?: string | undefined
    /** What is wrong with the choice; screen readers announce it. */
    error?: string | undefined
    /** The field's name in the form data. */
    name?: string | undefined
    /** The chosen item. Leave it out to let the form keep it. */
    value?: string | undefined
    /** The item that is chosen at first. */
    defaultValue?: string | undefined
    /** Called with the item to choose. */
    onValueChange?: ((value: string) => void) | undefined
    /** RadioGroupItems. */
    children: ReactNode
  }

/**
 * A question with a few answers, all in view, of which one is chosen. Its radios are the browser's own: a form sends
 * them, and the arrow keys move between them. For two to five answers. A single one is a Checkbox, because a radio can't
 * be unchecked.
 *
 * @example
 * <RadioGroup legend="What kind of showing?" name="kind" defaultValue="theater">
 *   <RadioGroupItem value="theater">In a theater</RadioGroupItem>
 *   <RadioGroupItem value="church" hint="With a license">In a church</RadioGroupItem>
 * </RadioGroup>
 */
export function RadioGroup({
  legend,
  hint,
  error,
  name,
  value,
  defaultValue,
  onValueChange,
  className,
  children,
  ...props
}: RadioGroupProps) {
  const id = useId()
  const described = [props['aria-describedby'], hint && `${id}-hint`, error && `${id}-error`].filter(Boolean)
  return (
    <fieldset
      {...props}
      {...(described.length > 0 && { 'aria-describedby': described.join(' ') })}
      data-slot="radio-group"
      data-invalid={error ? true : undefined}
      className={cn(
        'tp:group/radios tp:min-w-0 tp:border-0 tp:p-0 tp:font-text tp:text-base tp:wrap-anywhere',
        className,
      )}
    >
      <legend
        data-slot="radio-group-legend"
        className="tp:mb-3 tp:p-0 tp:font-display tp:text-xl tp:font-semibold tp:text-text"
      >
        {legend}
      </legend>
      {hint && (
        <p data-slot="radio-group-hint" id={`${id}-hint`} className="tp:mb-3 tp:text-sm tp:text-muted">
          {hint}
        </p>
      )}
      <div data-slot="radio-group-items" className="tp:grid tp:grid-cols-1 tp:gap-2">
        <GroupContext
          value={{ name: name ?? id, value, defaultValue, ...(onValueChange && { onValueChange }) }}
        >
          {children}
        </GroupContext>
      </div>
      <p
        data-slot="radio-group-error"
        id={`${id}-error`}
        role="alert"
        className="tp:mt-2 tp:text-sm tp:font-semibold tp:text-error tp:empty:hidden"
      >
        {error}
      </p>
    </fieldset>
  )
}

export type RadioGroupItemProps = Omit<
  ComponentProps<'input'>,
  'type' | 'name' | 'checked' | 'defaultChecked'
> &
  WithClassName & {
    /** The value that the form sends and that `onValueChange` gets. */
    value: string
    /** A quieter line under the answer. */
    hint?: ReactNode
    /** The text of the answer. */
    children: ReactNode
  }

/** One of the answers, large enough for a thumb. Props and `ref` go to the radio, `className` to the label around it. */
export function RadioGroupItem({ value, hint, className, children, ...props }: RadioGroupItemProps) {
  const group = use(GroupContext)
  const id = useId()
  if (!group) throw new Error('RadioGroupItem must be inside a RadioGroup')
  const controlled = group.value !== undefined
  return (
    <label
      data-slot="radio-group-item"
      className={cn(
        'tp:flex tp:min-h-11 tp:cursor-pointer tp:items-center tp:gap-3 tp:rounded-md tp:border tp:border-control tp:px-4 tp:py-2 tp:text-text tp:outline-offset-2 tp:outline-focus tp:group-data-invalid/radios:border-error tp:hover:border-accent tp:has-checked:border-accent tp:has-checked:bg-raised tp:has-focus-visible:outline-2 tp:has-disabled:cursor-not-allowed tp:has-disabled:opacity-55',
        className,
      )}
    >
      <input
        {...props}
        {...(controlled
          ? { checked: group.value === value }
          : { defaultChecked: group.defaultValue === value })}
        onChange={(event) => {
          props.onChange?.(event)
          group.onValueChange?.(value)
        }}
        type="radio"
        name={group.name}
        value={value}
        aria-labelledby={`${id}-label`}
        {...(hint && { 'aria-describedby': `${id}-hint` })}
        data-slot="radio"
        className="tp:size-5 tp:shrink-0 tp:cursor-pointer tp:appearance-none tp:rounded-full tp:border tp:border-control tp:bg-surface tp:outline-none tp:checked:border-[0.375rem] tp:checked:border-accent tp:disabled:cursor-not-allowed tp:forced-colors:appearance-auto"
      />
      <span data-slot="radio-group-text" className="tp:min-w-0">
        <span id={`${id}-label`} data-slot="radio-group-label" className="tp:block tp:font-semibold">
          {children}
        </span>
        {hint && (
          <span
            id={`${id}-hint`}
            data-slot="radio-group-item-hint"
            className="tp:block tp:text-sm tp:text-pretty tp:text-muted"
          >
            {hint}
          </span>
        )}
      </span>
    </label>
  )
}
