import { Button, Field, Input } from '@two-pastors/ui'
import { Dialog, DialogContent, DialogDescription, DialogTitle } from '@two-pastors/ui/dialog'
import { type FormEvent, useState } from 'react'
import type { Resource } from '#model/schemas.ts'

type DonationDialogProps = { resource: Resource; onClose: () => void }

/** Asks for a donation before a resource opens; an empty amount or 0 opens it for free. There is no payment yet. */
export function DonationDialog({ resource, onClose }: DonationDialogProps) {
  const [wrong, setWrong] = useState<string>()
  const [amount, setAmount] = useState('')
  const gives = Number(amount) > 0

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const field = event.currentTarget.querySelector('input')
    if (!field?.validity.valid) {
      setWrong('Enter an amount in dollars, such as 10 or 12.50, or leave it empty.')
      field?.focus()
      return
    }
    window.open(resource.actionUrl, '_blank', 'noopener')
    onClose()
  }

  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent>
        <DialogTitle>Support Our Ministry</DialogTitle>
        <DialogDescription className="mt-2">
          A gift helps us to make more like “{resource.title}”. Leave the amount empty to have it for free.
        </DialogDescription>
        <form method="post" noValidate onSubmit={onSubmit} className="mt-6 grid grid-cols-1 gap-6">
          <Field label="Amount (USD)" error={wrong}>
            <Input
              type="number"
              name="amount"
              min="0"
              step="0.01"
              inputMode="decimal"
              autoComplete="transaction-amount"
              value={amount}
              onChange={(event) => {
                setAmount(event.target.value)
                setWrong(undefined)
              }}
            />
          </Field>
          <div className="flex flex-wrap justify-end gap-3">
            <Button variant="outline" onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit">{gives ? 'Donate' : 'Continue'}</Button>
          </div>
        </form>
      </DialogContent>
    </Dialog>
  )
}
