import { Field, Input } from '@two-pastors/ui'
import { Combobox, ComboboxOption } from '@two-pastors/ui/combobox'
import { useRef, useState } from 'react'
import { Do, Dont } from '../docs/guide-view.tsx'

function Suggesting({ label, hint, names }: { label: string; hint: string; names: string[] }) {
  const field = useRef<HTMLInputElement>(null)
  const [text, setText] = useState('')
  const found = names.filter((name) => text && name.toLowerCase().includes(text.toLowerCase()))
  return (
    <div className="relative w-full">
      <Field label={label} hint={hint}>
        <Input ref={field} value={text} onChange={(event) => setText(event.target.value)} />
      </Field>
      <Combobox field={field} aria-label={`Suggestions for ${label}`}>
        {found.map((name) => (
          <ComboboxOption key={name} value={name}>
            {name}
          </ComboboxOption>
        ))}
      </Combobox>
    </div>
  )
}

export const guide = (
  <>
    <Do says="A long list of which one knows a word. What is typed counts too.">
      <Suggesting
        label="Film"
        hint="Type “da”."
        names={['David', 'David: Premiere Night', 'King of Kings', 'The Mercy Ships']}
      />
    </Do>
    <Dont says="Three choices that one has to guess. A Select or a RadioGroup shows them.">
      <Suggesting
        label="Kind of showing"
        hint="Type what you would like."
        names={['Theater', 'Church', 'Home']}
      />
    </Dont>
  </>
)
