import { Button, Checkbox, Field, Input, Label, PictureHero, Select, Textarea } from '@two-pastors/ui'
import { Frame } from './frame.tsx'

export function Form() {
  return (
    <Frame>
      <PictureHero size="banner" shade="banner" title="Contact" />
      <form
        method="post"
        className="mx-auto mt-12 grid max-w-xl gap-6 px-5"
        onSubmit={(event) => event.preventDefault()}
      >
        <Field label="Name">
          <Input name="name" autoComplete="name" required />
        </Field>
        <Field label="Email address" hint="We answer within two days.">
          <Input name="email" type="email" autoComplete="email" required />
        </Field>
        <Field label="What is it about?">
          <Select name="subject" defaultValue="showing">
            <option value="showing">A showing</option>
            <option value="film">A film</option>
            <option value="other">Something else</option>
          </Select>
        </Field>
        <Field label="Message">
          <Textarea name="message" rows={5} required />
        </Field>
        <Label className="flex items-center gap-3">
          <Checkbox name="news" /> Write to me when the film opens
        </Label>
        <Button type="submit" size="lg" className="justify-self-start">
          Send Message
        </Button>
      </form>
    </Frame>
  )
}
