'use client'
import { Slot } from '@radix-ui/react-slot'
import {
  type ComponentProps,
  createContext,
  type MouseEvent,
  type RefObject,
  use,
  useId,
  useMemo,
} from 'react'
import { useLabels } from '../labels/labels.tsx'
import { cn } from '../lib/cn.ts'
import type { WithClassName } from '../lib/with-class-name.ts'
import { useCombobox } from './use-combobox.ts'

type List = { active: string | null; fill: (value: string) => void }

const ListContext = createContext<List | null>(null)

export type ComboboxProps = Omit<ComponentProps<'div'>, 'id' | 'role' | 'hidden'> &
  WithClassName & {
    /** The name of the list. */
    'aria-label': string
    /** The text field that the options are for. It may be mounted before this component: its text and focus stay. */
    field: RefObject<HTMLInputElement | null>
    /**
     * What screen readers say when the list opens or changes.
     * @default '{count} suggestion' or '{count} suggestions', in the language of LabelsProvider
     */
    announcement?: ((count: number) => string) | undefined
    /** What shows in place of the list while there are no options, and is announced, such as "Nothing found for “davd”." */
    empty?: string | undefined
  }

const panel =
  'tp:absolute tp:inset-x-0 tp:top-full tp:z-10 tp:mt-2 tp:max-h-[min(28rem,60dvh)] tp:overflow-y-auto tp:overscroll-contain tp:rounded-md tp:border tp:border-line tp:bg-surface tp:p-1.5 tp:font-text tp:wrap-anywhere tp:text-text tp:shadow-card'

/**
 * Suggestions below a text field, which becomes a combobox. The list opens while one types, if it has options; which
 * ones is up to its parent. Arrow keys move through it, Enter chooses, Escape closes it. Without a chosen option Enter
 * submits the field's form. Put it beside the field, in an element with `position: relative`. For a long list of which
 * people know a word; three choices belong in a Select or a RadioGroup.
 *
 * @example
 * <div style={{ position: 'relative' }}>
 *   <Input ref={field} aria-label="Film" value={text} onChange={(event) => setText(event.target.value)} />
 *   <Combobox field={field} aria-label="Films">
 *     {films.filter(startsWith(text)).map((film) => (
 *       <ComboboxOption key={film} value={film}>{film}</ComboboxOption>
 *     ))}
 *   </Combobox>
 * </div>
 */
export function Combobox({
  field,
  announcement,
  empty,
  className,
  children,
  onMouseDown,
  onClick,
  ...props
}: ComboboxProps) {
  const id = useId()
  const { label } = useLabels()
  const { open, isEmpty, active, count, close } = useCombobox(field, id, Boolean(empty))
  const context = useMemo(
    () => ({ active, fill: (value: string) => field.current && fill(field.current, value) }),
    [active, field],
  )

  return (
    <>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the field has the focus and the keys. */}
      <div
        {...props}
        id={id}
        role="listbox"
        tabIndex={-1}
        hidden={!open}
        data-slot="combobox"
        onMouseDown={(event) => {
          onMouseDown?.(event)
          // The focus stays in the field.
          event.preventDefault()
        }}
        onClick={(event: MouseEvent<HTMLDivElement>) => {
          onClick?.(event)
          if ((event.target as Element).closest('[role=option]')) close()
        }}
        className={cn(panel, className)}
      >
        <ListContext value={context}>{children}</ListContext>
      </div>
      <div
        role="status"
        data-slot={isEmpty ? 'combobox-empty' : 'sr-only'}
        className={isEmpty ? cn(panel, 'tp:px-4.5 tp:py-3.5', className) : 'tp:sr-only'}
      >
        {isEmpty
          ? empty
          : open &&
            (announcement?.(count) ??
              label(count === 1 ? '{count} suggestion' : '{count} suggestions', { count }))}
      </div>
    </>
  )
}

export type ComboboxOptionProps = ComponentProps<'div'> &
  WithClassName & {
    /** The field's text once the option is selected. Without it, `onClick` or the link handles the selection. */
    value?: string | undefined
    /** Renders its only child, a link, as the option. */
    asChild?: boolean | undefined
  }

/** One of a Combobox's suggestions. */
export function ComboboxOption({ value, asChild, className, onClick, ...props }: ComboboxOptionProps) {
  const list = use(ListContext)
  if (!list) throw new Error('A ComboboxOption has to be inside a Combobox')
  const id = useId()
  const Element = asChild ? Slot : 'div'
  return (
    <Element
      {...props}
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={list.active === id}
      data-slot="combobox-option"
      onClick={(event) => {
        onClick?.(event)
        if (value !== undefined) list.fill(value)
      }}
      className={cn(
        'tp:flex tp:min-h-11 tp:cursor-pointer tp:flex-col tp:justify-center tp:rounded-sm tp:px-3 tp:py-2 tp:text-start tp:-outline-offset-2 tp:outline-focus tp:hover:bg-raised tp:aria-selected:bg-raised tp:aria-selected:outline-2',
        className,
      )}
    />
  )
}

/** Sets a field's value as if it was typed. The native setter bypasses React's tracking, so that React sees the event. */
function fill(field: HTMLInputElement, value: string) {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
