'use client'
import { type ComponentProps, type MouseEvent, useState } from 'react'
import { flushSync } from 'react-dom'
import { EyeIcon, EyeOffIcon } from '../icons/icons.tsx'
import { Input } from '../input/input.tsx'
import { useLabels } from '../labels/labels.tsx'
import { cn } from '../lib/cn.ts'
import type { WithClassName } from '../lib/with-class-name.ts'

export type PasswordInputProps = Omit<ComponentProps<'input'>, 'type'> & WithClassName

/**
 * A field for a password, with a button that shows what was typed. Props, `ref` and `className` go to the input. Don't
 * ask for the password twice: people can look at what they typed.
 *
 * @example
 * <Field label="Password"><PasswordInput name="password" autoComplete="current-password" /></Field>
 */
export function PasswordInput({ className, ...props }: PasswordInputProps) {
  const { label } = useLabels()
  const [shown, setShown] = useState(false)
  const Eye = shown ? EyeOffIcon : EyeIcon

  function toggle({ currentTarget }: MouseEvent) {
    const input = currentTarget.previousElementSibling as HTMLInputElement
    const { selectionStart, selectionEnd } = input
    flushSync(() => setShown(!shown))
    // Safari moves the caret to the start when the type changes. Setting a selection moves the focus here, so only do
    // it if the focus is here.
    if (document.activeElement === input) input.setSelectionRange(selectionStart, selectionEnd)
  }

  return (
    <div data-slot="password-input" className="tp:relative">
      <Input {...props} type={shown ? 'text' : 'password'} className={cn('tp:pe-13', className)} />
      <button
        data-slot="password-toggle"
        type="button"
        aria-label={label(shown ? 'Hide password' : 'Show password')}
        aria-controls={props.id}
        disabled={props.disabled}
        // Keeps the focus, the caret and a phone's keyboard in place.
        onMouseDown={(event) => event.preventDefault()}
        onClick={toggle}
        className="tp:absolute tp:inset-y-0 tp:end-0 tp:grid tp:w-12 tp:cursor-pointer tp:place-items-center tp:rounded-md tp:text-muted tp:-outline-offset-4 tp:outline-focus tp:hover:text-text tp:focus-visible:outline-2 tp:disabled:cursor-not-allowed tp:disabled:opacity-55 tp:forced-colors:border-s"
      >
        <Eye className="tp:size-5" />
      </button>
    </div>
  )
}
