'use client'
import { Button } from '@two-pastors/ui'
import {
  Dialog,
  DialogCloseButton,
  DialogContent,
  DialogDescription,
  DialogTitle,
  DialogTrigger,
} from '@two-pastors/ui/dialog'
import { OurWords } from './our-words'

export function VisitDialog() {
  return (
    <Dialog>
      <DialogTrigger asChild>
        <Button id="visit">Plan a visit</Button>
      </DialogTrigger>
      <DialogContent>
        <DialogTitle>Plan a visit</DialogTitle>
        <DialogDescription>The pier opens at seven.</DialogDescription>
        <OurWords id="words-in-dialog" />
        <DialogCloseButton />
      </DialogContent>
    </Dialog>
  )
}
