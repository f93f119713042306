'use client'
import {
  type ComponentProps,
  type ReactNode,
  type RefObject,
  useEffect,
  useImperativeHandle,
  useMemo,
  useRef,
} from 'react'
import { cn } from '../lib/cn.ts'
import { watchSize } from '../lib/watch-size.ts'
import type { WithClassName } from '../lib/with-class-name.ts'

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
 * wide scroll horizontally, also by keyboard. Use real headings and lists in it: bold text and dashes only look like
 * them.
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

/**
 * Makes tables and code blocks that scroll horizontally focusable, because not every browser lets the keyboard scroll
 * them otherwise. `content` is the element's content: when it changes, it looks for them again.
 */
function useFocusableScrollers(root: RefObject<HTMLElement | null>, content: unknown) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the tables come with the content.
  useEffect(() => {
    const element = root.current
    if (!element) return
    const mark = () => {
      for (const part of element.querySelectorAll('table, pre')) {
        if (part.scrollWidth > part.clientWidth) part.setAttribute('tabindex', '0')
        else part.removeAttribute('tabindex')
      }
    }
    mark()
    return watchSize(element, mark)
  }, [root, content])
}
