'use client'
import { type ComponentProps, type ReactNode, useImperativeHandle, useMemo, useRef } from 'react'
import { cn } from '../lib/cn.ts'
import type { WithClassName } from '../lib/with-class-name.ts'
import { useFocusableScrollers } from './use-focusable-scrollers.ts'

type ProseContent = {
  /** The text as elements. Either this or `html`. */
  children?: ReactNode
  /** Trusted or sanitized markup, inserted unchanged. Either this or `children`. */
  html?: string | TrustedHTML | undefined
}

export type ProseProps = Omit<ComponentProps<'div'>, 'children' | 'dangerouslySetInnerHTML'> &
  WithClassName &
  ProseContent &
  ({ children: ReactNode; html?: undefined } | { children?: undefined; html: string | TrustedHTML })

/**
 * Running text, from elements or from a string of HTML. Import `prose.css` for its styles. Tables and code that are too
 * wide scroll horizontally, also by keyboard.
 *
 * @example <Prose html={sanitized} />
 */
export function Prose({ children, html, className, ref, ...props }: ProseProps) {
  const root = useRef<HTMLDivElement>(null)
  useImperativeHandle(ref, () => root.current as HTMLDivElement, [])
  useFocusableScrollers(root, html ?? children)
  // React sets innerHTML again for a new object, which would restart embedded players.
  const markup = useMemo(() => (html === undefined ? undefined : { __html: html }), [html])
  const shared = { ...props, ref: root, className: cn('tp-prose', className) }
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the caller provides sanitized or trusted markup.
  if (markup) return <div {...shared} data-slot="prose" dangerouslySetInnerHTML={markup} />
  return (
    <div {...shared} data-slot="prose">
      {children}
    </div>
  )
}
