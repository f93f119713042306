import { Button, Field, Input, RadioGroup, RadioGroupItem, Textarea } from '@two-pastors/ui'
import { useEffect, useRef, useState } from 'react'
import plan from '#content/plan.yaml'
import { CopyButton } from '#features/share/copy-button.tsx'
import { DateInput } from '#lib/date-input.tsx'
import { useNow } from '#lib/now.tsx'
import { bringMessage, smsLink } from './bring-message.ts'
import { makeKit } from './kit.ts'
import { kitSources } from './kit-sources.ts'
import { savedAnswers } from './saved-kit.ts'
import { useSunset } from './use-sunset.ts'

/** Who it is for, when and where, then the message, which can be edited before it is sent. */
export function BringForm({ film }: { film: string }) {
  const [answers, setAnswers] = useState(() => ({ ...savedAnswers(), film }))
  const [who, setWho] = useState(plan.bring[0]?.id ?? '')
  const [edited, setEdited] = useState<string>()
  const sunset = useSunset(answers)
  const kit = makeKit(answers, kitSources(useNow(), sunset))
  const message = edited ?? bringMessage(kit, who)
  const first = useRef<HTMLDivElement>(null)
  useEffect(() => first.current?.querySelector('input')?.focus(), [])
  const change = (some: Partial<typeof answers>) => {
    setAnswers({ ...answers, ...some })
    setEdited(undefined)
  }

  return (
    <div ref={first} className="mt-6 grid grid-cols-1 gap-8 lg:grid-cols-2">
      <RadioGroup
        legend="Who is it for?"
        name="who"
        value={who}
        onValueChange={(id) => {
          setWho(id)
          setEdited(undefined)
        }}
      >
        {plan.bring.map(({ id, label }) => (
          <RadioGroupItem key={id} value={id}>
            {label}
          </RadioGroupItem>
        ))}
      </RadioGroup>
      <div className="@container grid grid-cols-1 content-start gap-5">
        <div className="grid grid-cols-1 gap-5 @sm:grid-cols-2">
          <Field label="Date">
            <DateInput
              type="date"
              value={kit.isDateOurs ? '' : kit.answers.date}
              onValueChange={(date) => date && change({ date })}
            />
          </Field>
          <Field label="Time">
            <DateInput
              type="time"
              value={kit.answers.time}
              onValueChange={(time) => time && change({ time })}
            />
          </Field>
        </div>
        <Field label="Place">
          <Input
            value={answers.place ?? ''}
            placeholder={kit.answers.place}
            maxLength={120}
            onChange={({ target }) => change({ place: target.value || undefined })}
          />
        </Field>
        <Field label="Message">
          <Textarea rows={7} value={message} onChange={({ target }) => setEdited(target.value)} />
        </Field>
        <div className="flex flex-wrap gap-3">
          <Button asChild>
            <a href={smsLink(message)}>Open in Messages</a>
          </Button>
          <CopyButton text={message} of="the message" />
        </div>
      </div>
    </div>
  )
}
