import { Checkbox, Input, Label } from '@two-pastors/ui'
import { useId, useState } from 'react'
import { clock, parseTime } from '#lib/time.ts'
import { isNearEnd, type Moment } from './shared.ts'

type StartFieldProps = {
  moment: Moment
  /** In seconds; 0 is a link without a start. */
  onStart: (seconds: number) => void
}

/** Where the video of a link starts: at first where it stands. */
export function StartField({ moment: { at, length }, onStart }: StartFieldProps) {
  const id = useId()
  const [isOn, setOn] = useState(false)
  const [text, setText] = useState(clock(at))
  const [isTyping, setTyping] = useState(false)
  const start = startOf(text, length)
  const problem = isOn && !isTyping && typeof start === 'string' && start

  function change(nowOn: boolean, now: string) {
    setOn(nowOn)
    setText(now)
    const start = startOf(now, length)
    onStart(nowOn && typeof start === 'number' ? start : 0)
  }
  return (
    <div>
      {/* The checkbox's name has the time in it. */}
      <Label className="flex items-center gap-3">
        <Checkbox checked={isOn} onChange={({ currentTarget }) => change(currentTarget.checked, text)} />
        <span>Share from</span>
        <Input
          aria-label="Start at"
          aria-describedby={id}
          aria-invalid={problem !== false}
          autoComplete="off"
          maxLength={8}
          value={text}
          onFocus={({ currentTarget }) => currentTarget.select()}
          onChange={({ currentTarget }) => {
            setTyping(true)
            change(true, currentTarget.value)
          }}
          onBlur={() => setTyping(false)}
          className="w-24"
        />
      </Label>
      <p id={id} role="alert" className="mt-1.5 text-sm font-semibold text-tp-error empty:hidden">
        {problem}
      </p>
    </div>
  )
}

/** The seconds that somebody wrote, or what is wrong with them. */
function startOf(text: string, length: number): number | string {
  const seconds = parseTime(text.trim())
  if (seconds === null) return 'Write the time like 0:20 or 1:02:05.'
  return isNearEnd(seconds, length)
    ? `The video is only ${clock(length)} long. Choose an earlier time.`
    : seconds
}
