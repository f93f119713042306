import { Input, type InputProps } from '@two-pastors/ui'
import { useEffect, useRef } from 'react'

type DateInputProps = Omit<InputProps, 'type' | 'value' | 'defaultValue' | 'onChange'> & {
  type: 'date' | 'time'
  /** As HTML has it: '2026-12-18' or '19:30'. */
  value: string
  onValueChange: (value: string) => void
}

/**
 * A date or a time that can be typed digit by digit. While it is incomplete its value is empty, and React would put the last one
 * back in the middle of a date.
 */
export function DateInput({ value, onValueChange, ...props }: DateInputProps) {
  const input = useRef<HTMLInputElement>(null)
  const show = () => {
    if (input.current) input.current.value = value
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: `show` is new in every render; it depends on the value alone.
  useEffect(() => {
    if (input.current?.value !== value && !input.current?.validity.badInput) show()
  }, [value])
  return (
    <Input
      {...props}
      ref={input}
      defaultValue={value}
      onChange={({ target }) => target.validity.badInput || onValueChange(target.value)}
      onBlur={show}
    />
  )
}
