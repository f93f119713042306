import { AccordionItem } from '@two-pastors/ui'
import type { ReactNode } from 'react'
import { CopyButton } from '#features/share/copy-button.tsx'

type TextCardProps = {
  title: string
  /** Either a text to copy or a custom body. */
  text?: string
  body?: ReactNode
  open?: boolean
  onCopy?: () => void
  /** Additional actions. */
  children?: ReactNode
}

/** A text of the kit, which expands under its title. */
export function TextCard({ title, text, body, open = false, onCopy, children }: TextCardProps) {
  return (
    <AccordionItem title={title} open={open}>
      <div className="grid grid-cols-1 gap-4">
        {text ? <p className="wrap-anywhere whitespace-pre-line">{text}</p> : body}
        <div className="flex flex-wrap gap-2 max-[22rem]:[&>:is(a,button)]:w-full">
          {text && <CopyButton text={text} of={title} onCopy={onCopy} />}
          {children}
        </div>
      </div>
    </AccordionItem>
  )
}
