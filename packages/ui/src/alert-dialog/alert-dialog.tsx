'use client'
import { Button, type ButtonProps } from '../button/button.tsx'
import {
  Dialog,
  DialogClose,
  DialogContent,
  type DialogContentProps,
  DialogDescription,
  type DialogProps,
  DialogTitle,
  DialogTrigger,
} from '../dialog/dialog.tsx'

export type AlertDialogProps = Omit<DialogProps, 'modal'>

/**
 * A question that has to be answered before anything else. A click outside does not close it, and its "Cancel" has the
 * focus. Ask only about what can't be undone, and let the answers say what they do: "Delete it" and "Keep it", not "OK"
 * and "Cancel".
 *
 * @example
 * <AlertDialog>
 *   <AlertDialogTrigger asChild><Button variant="destructive">Delete</Button></AlertDialogTrigger>
 *   <AlertDialogContent title="Delete your list?" description="Nobody can bring it back.">
 *     <AlertDialogCancel>Keep it</AlertDialogCancel>
 *     <AlertDialogAction variant="destructive" onClick={remove}>Delete it</AlertDialogAction>
 *   </AlertDialogContent>
 * </AlertDialog>
 */
export function AlertDialog(props: AlertDialogProps) {
  return <Dialog {...props} modal />
}

/** The button that opens the dialog. */
export const AlertDialogTrigger = DialogTrigger

export type AlertDialogContentProps = Omit<DialogContentProps, 'title' | 'onInteractOutside'> & {
  /** The question; becomes the dialog's accessible name. */
  title: string
  /** The consequences; becomes the dialog's accessible description. */
  description: string
}

/** The question, and its answers as children: an AlertDialogCancel, then an AlertDialogAction. */
export function AlertDialogContent({ title, description, children, ...props }: AlertDialogContentProps) {
  return (
    <DialogContent {...props} role="alertdialog" onInteractOutside={(event) => event.preventDefault()}>
      <DialogTitle>{title}</DialogTitle>
      <DialogDescription className="tp:mt-2">{description}</DialogDescription>
      <div data-slot="alert-dialog-answers" className="tp:mt-6 tp:flex tp:flex-wrap tp:justify-end tp:gap-3">
        {children}
      </div>
    </DialogContent>
  )
}

/** The cancel button. It gets the initial focus, because it comes first. */
export function AlertDialogCancel(props: ButtonProps) {
  return (
    <DialogClose asChild>
      <Button variant="outline" {...props} />
    </DialogClose>
  )
}

/** The confirm button: calls `onClick`, then closes the dialog. */
export function AlertDialogAction(props: ButtonProps) {
  return (
    <DialogClose asChild>
      <Button {...props} />
    </DialogClose>
  )
}
