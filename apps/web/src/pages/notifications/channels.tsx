import { Checkbox, Label } from '@two-pastors/ui'
import { useId } from 'react'
import { channels } from '#features/sign-up/notification-choices.ts'

/** How a person wants to hear from us; `error` is said under the boxes and tied to them. */
export function Channels({ error }: { error: string | undefined }) {
  const id = useId()
  return (
    <div>
      {channels.map(({ name, label, checked }) => (
        <Label key={name} className="flex min-h-11 items-center gap-3 font-normal wrap-anywhere">
          <Checkbox
            name={name}
            defaultChecked={checked}
            {...(error && { 'aria-invalid': true, 'aria-describedby': id })}
          />
          {label}
        </Label>
      ))}
      <p id={id} role="alert" className="text-sm font-semibold text-tp-error empty:hidden">
        {error}
      </p>
    </div>
  )
}
