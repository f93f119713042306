import * as Radix from '@radix-ui/react-dialog'
import { Slot } from '@radix-ui/react-slot'
import { type ComponentProps, createContext, type ReactElement, use } from 'react'
import { RemoveScroll } from 'react-remove-scroll'
import { cn } from '../lib/cn.ts'
import { useScrollLock } from './scroll-lock.ts'

/** Whether the surrounding dialog is modal. */
export const ModalContext = createContext(true)

export type ModalLayerProps = {
  /**
   * Where to render the layer, such as an element inside a stacking context of your own.
   * @default document.body
   */
  container?: Element | null | undefined
  /** @default 'tp:bg-scrim/80 tp:backdrop-blur-sm' */
  overlayClassName?: string
  /** The Radix content. */
  children: ReactElement
}

/**
 * Renders a dialog's content over the page, with an overlay if it is modal. Replaces `Radix.Overlay`, which hides the
 * page's scroll bar with a `<style>` element that a strict Content-Security-Policy refuses.
 */
export function ModalLayer({
  container,
  overlayClassName = 'tp:bg-scrim/80 tp:backdrop-blur-sm',
  children,
}: ModalLayerProps) {
  const modal = use(ModalContext)
  return (
    <Radix.Portal container={container}>
      {modal && <Overlay className={overlayClassName} />}
      <RemoveScroll as={Slot} enabled={modal} removeScrollBar={false} allowPinchZoom>
        {children}
      </RemoveScroll>
    </Radix.Portal>
  )
}

/** It fades out with the content, which is rendered right after it. */
function Overlay({ className, ...props }: ComponentProps<'div'>) {
  useScrollLock()
  return (
    <div
      {...props}
      data-slot="dialog-overlay"
      className={cn(
        'tp:pointer-events-auto tp:fixed tp:inset-0 tp:z-(--tp-z-dialog) tp:animate-fade-in tp:[&:has(+[data-state=closed])]:animate-fade-out',
        className,
      )}
    />
  )
}
