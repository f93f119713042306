const stamp = (seconds: number): string => {
  const whole = Math.floor(seconds)
  const two = (value: number): string => String(value).padStart(2, '0')
  const thousandths = String(Math.round((seconds - whole) * 1000)).padStart(3, '0')
  return `${two(Math.floor(whole / 3600))}:${two(Math.floor(whole / 60) % 60)}:${two(whole % 60)}.${thousandths}`
}

/** Spreads narration evenly between the fade in and the title card, as WebVTT. */
export const captions = (lines: readonly string[], seconds: number): string => {
  const start = 0.8
  const room = (seconds - start - 1.4) / lines.length
  const cues = lines.map((line, index) => {
    const from = start + index * room
    return `${index + 1}\n${stamp(from)} --> ${stamp(from + room - 0.2)}\n${line}\n`
  })
  return `WEBVTT\n\n${cues.join('\n')}`
}
