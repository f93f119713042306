import { Checkbox, Input, Label } from '@two-pastors/ui'
import { useId, useState } from 'react'
import { clock, parseTime } from '#lib/time.ts'
import { isNearEnd, type Moment } from './shared.ts'

/** In seconds; 0 is a link without a start, and null one whose start can't be used. */
export type Start = number | null

type StartFieldProps = { moment: Moment; onStart: (start: Start) => void }

/** Where the video of a link starts: at first where it stands. */
export function StartField({ moment: { at, length }, onStart }: StartFieldProps) {
  const id = useId()
  const [isOn, setOn] = useState(false)
  const [text, setText] = useState(clock(at))
  const [isTyping, setTyping] = useState(false)
  const seconds = parseTime(text.trim())
  const isLate = seconds !== null && isNearEnd(seconds, length)
  const problem = !isOn
    ? null
    : isLate
      ? `The video is only ${clock(length)} long. Choose an earlier time.`
      : // Half a time is no mistake yet.
        seconds === null && !isTyping && 'Write the time like 0:20 or 1:02:05.'

  function change(nowOn: boolean, now: string) {
    setOn(nowOn)
    setText(now)
    const seconds = parseTime(now.trim())
    onStart(!nowOn ? 0 : seconds !== null && isNearEnd(seconds, length) ? null : seconds)
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
          aria-invalid={Boolean(problem)}
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
      {/* Its line is there before, so that nothing moves under a finger. */}
      <p id={id} role="alert" className="mt-1.5 min-h-5 text-sm font-semibold text-tp-error">
        {problem}
      </p>
    </div>
  )
}
