import { Input, type InputProps } from '@two-pastors/ui'
import { useEffect, useRef } from 'react'

type DateInputProps = Omit<InputProps, 'type' | 'value' | 'defaultValue' | 'onChange' | 'onBlur'> & {
  type: 'date' | 'time'
  /** In HTML's format: '2026-12-18' or '19:30'. */
  value: string
  onValueChange: (value: string) => void
}

/**
 * A date or time that can be typed digit by digit. While it is incomplete its value is empty, and React would put the
 * last value back in the middle of typing. Without the focus it shows `value`.
 */
export function DateInput({ value, onValueChange, ...props }: DateInputProps) {
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (input.current && input.current !== document.activeElement) input.current.value = value
  }, [value])
  return (
    <Input
      {...props}
      ref={input}
      defaultValue={value}
      onChange={({ target }) => target.validity.badInput || onValueChange(target.value)}
      onBlur={({ target }) => {
        target.value = value
      }}
    />
  )
}
