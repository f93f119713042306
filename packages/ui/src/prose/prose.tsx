'use client'
import { type ComponentProps, type ReactNode, useImperativeHandle, useMemo, useRef } from 'react'
import { cn } from '../lib/cn.ts'
import type { WithClassName } from '../lib/with-class-name.ts'
import { useFocusableScrollers } from './use-focusable-scrollers.ts'

type ProseContent = {
  /** The text as elements. Either this or `html`. */
  children?: ReactNode
  /** Markup that is put on the page as it is: only what was sanitised, or what is our own. Either this or `children`. */
  html?: string | TrustedHTML | undefined
}

export type ProseProps = Omit<ComponentProps<'div'>, 'children' | 'dangerouslySetInnerHTML'> &
  WithClassName &
  ProseContent &
  ({ children: ReactNode; html?: undefined } | { children?: undefined; html: string | TrustedHTML })

/**
 * Running text, from elements or from a string of HTML. Its looks are in `prose.css`, which the page imports. Tables and
 * code that are too wide scroll in themselves, by the keyboard too.
 *
 * @example <Prose html={sanitized} />
 */
export function Prose({ children, html, className, ref, ...props }: ProseProps) {
  const root = useRef<HTMLDivElement>(null)
  useImperativeHandle(ref, () => root.current as HTMLDivElement, [])
  useFocusableScrollers(root, html ?? children)
  // React writes the markup again for every new object, and a player inside would start over.
  const markup = useMemo(() => (html === undefined ? undefined : { __html: html }), [html])
  const shared = { ...props, ref: root, className: cn('tp-prose', className) }
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the caller vouches for it: sanitised, or our own.
  if (markup) return <div {...shared} data-slot="prose" dangerouslySetInnerHTML={markup} />
  return (
    <div {...shared} data-slot="prose">
      {children}
    </div>
  )
}
