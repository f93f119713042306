'use client'
import * as Radix from '@radix-ui/react-toast'
import { cva } from 'class-variance-authority'
import { useSyncExternalStore } from 'react'
import { CloseIcon } from '../icons/icons.tsx'
import { dismissToast, getToasts, subscribeToToasts, type ToastEntry } from './toast-store.ts'

export { type ToastMessage, toast } from './toast-store.ts'

const toastVariants = cva(
  'flex items-start gap-3 rounded-lg border p-4 shadow-card data-[state=closed]:animate-fade-out data-[state=open]:animate-rise',
  {
    variants: {
      variant: {
        default: 'border-line bg-raised text-text',
        destructive: 'border-transparent bg-destructive text-on-destructive',
      },
    },
  },
)

/** Once a page: the region named "Notifications", bottom right, that Alt+T takes the focus to. */
export function Toaster() {
  const toasts = useSyncExternalStore(subscribeToToasts, getToasts, getToasts)
  return (
    <Radix.Provider swipeDirection="right" duration={6000} label="Notification">
      {toasts.map((entry) => (
        <Toast key={entry.id} {...entry} />
      ))}
      <Radix.Viewport
        label="Notifications"
        hotkey={['altKey', 'KeyT']}
        data-slot="toaster"
        className="fixed right-0 bottom-0 z-60 m-0 flex max-h-dvh w-full max-w-104 list-none flex-col gap-2 p-4 outline-none"
      />
    </Radix.Provider>
  )
}

function Toast({ id, title, description, variant = 'default' }: ToastEntry) {
  return (
    <Radix.Root
      data-slot="toast"
      className={toastVariants({ variant })}
      onOpenChange={(open) => !open && dismissToast(id)}
    >
      <div className="flex-1">
        <Radix.Title className="font-semibold">{title}</Radix.Title>
        {description && <Radix.Description className="mt-1 text-sm">{description}</Radix.Description>}
      </div>
      <Radix.Close
        aria-label="Dismiss"
        className="-m-2 grid size-9 cursor-pointer place-items-center rounded-md outline-current focus-visible:outline-2"
      >
        <CloseIcon className="size-5" />
      </Radix.Close>
    </Radix.Root>
  )
}
