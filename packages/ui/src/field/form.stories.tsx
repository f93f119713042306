import type { Meta, StoryObj } from '@storybook/react-vite'
import { type FormEvent, useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../button/button.tsx'
import { Checkbox } from '../checkbox/checkbox.tsx'
import { Input } from '../input/input.tsx'
import { Label } from '../label/label.tsx'
import { rightToLeft } from '../test/stories.ts'
import { Textarea } from '../textarea/textarea.tsx'
import { Field } from './field.tsx'

type FormProps = { onSend: (data: Record<string, unknown>) => Promise<void> }

/** Says what is missing, goes to the first wrong field, and waits while it sends. */
function ContactForm({ onSend }: FormProps) {
  const [errors, setErrors] = useState<{ email?: string; message?: string }>({})
  const [status, setStatus] = useState<'open' | 'sending' | 'sent'>('open')

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const data = Object.fromEntries(new FormData(form))
    const found = {
      ...(!String(data.email).includes('@') && { email: 'Enter an address such as ruth@example.org.' }),
      ...(!data.message && { message: 'A message is missing.' }),
    }
    setErrors(found)
    const [first] = Object.keys(found)
    if (first) return form.querySelector<HTMLElement>(`[name=${first}]`)?.focus()
    setStatus('sending')
    await onSend(data)
    setStatus('sent')
  }

  return (
    <form
      method="post"
      noValidate
      aria-label="Contact"
      onSubmit={submit}
      style={{ display: 'grid', gap: '1.5rem', maxWidth: '26rem' }}
    >
      <Field label="Email" error={errors.email}>
        <Input name="email" type="email" required />
      </Field>
      <Field label="Message" hint="A few words will do." error={errors.message}>
        <Textarea name="message" required />
      </Field>
      <Label style={{ display: 'flex', alignItems: 'center', gap: '0.75rem' }}>
        <Checkbox name="news" defaultChecked /> Write to me once a month
      </Label>
      <Button type="submit" loading={status === 'sending'}>
        {status === 'sending' ? 'Sending...' : 'Send'}
      </Button>
      <p role="status">{status === 'sent' && 'Thank you, we answer within two days.'}</p>
    </form>
  )
}

const meta = {
  title: 'Forms/A whole form',
  component: ContactForm,
  tags: ['!autodocs'],
  args: { onSend: fn(() => new Promise<void>((resolve) => setTimeout(resolve, 200))) },
} satisfies Meta<typeof ContactForm>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {}

/** Its errors are announced, and the first wrong field has the focus. */
export const Wrong = {
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByLabelText('Email'), 'ruth')
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }))
    const [email, message] = canvas.getAllByRole('alert')
    await expect(email).toHaveTextContent('Enter an address such as ruth@example.org.')
    await expect(message).toHaveTextContent('A message is missing.')
    await expect(canvas.getByLabelText('Email')).toBeInvalid()
    await expect(canvas.getByLabelText('Email')).toHaveFocus()
    await expect(args.onSend).not.toHaveBeenCalled()
  },
} satisfies Story

/** Wrong at first, put right by the keyboard, sent once: the button waits, and keeps the focus. */
export const Sent: Story = {
  play: async (context) => {
    const { args, canvas, canvasElement } = context
    await Wrong.play(context)
    await userEvent.type(canvas.getByLabelText('Email'), '@example.org')
    await userEvent.tab()
    await userEvent.keyboard('Peace be with you.{Tab} {Tab}{Enter}')
    const button = canvas.getByRole('button', { name: 'Sending...', busy: true })
    await userEvent.click(button)
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Thank you'))
    await expect(button).toHaveFocus()
    await expect(within(canvasElement).queryAllByText(/missing|such as/)).toHaveLength(0)
    await expect(args.onSend).toHaveBeenCalledOnce()
    await expect(args.onSend).toHaveBeenCalledWith({
      email: 'ruth@example.org',
      message: 'Peace be with you.',
    })
  },
}

export const RightToLeft: Story = { ...rightToLeft, play: Wrong.play }
