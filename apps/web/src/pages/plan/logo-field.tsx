import { Button, Field, Input } from '@two-pastors/ui'
import { useRef, useState } from 'react'
import { readLogo } from '#features/plan/logos.ts'

type LogoFieldProps = { hasLogo: boolean; onLogo: (logo: Blob | undefined) => void }

/** The church's logo. It is scaled down on the device, and never sent. */
export function LogoField({ hasLogo, onLogo }: LogoFieldProps) {
  const [wrong, setWrong] = useState<string>()
  const input = useRef<HTMLInputElement>(null)

  async function take(file: File | undefined) {
    setWrong(undefined)
    if (!file) return
    try {
      onLogo(await readLogo(file))
    } catch (error) {
      console.warn('The logo could not be read', error)
      setWrong(`“${file.name}” can’t be read as a picture here. Try a PNG, JPEG or SVG.`)
    }
  }

  return (
    <div className="grid grid-cols-1 gap-2">
      <Field
        label="Logo"
        hint={
          hasLogo
            ? 'This device has your logo. A link does not take it along.'
            : 'PNG, JPEG, WebP or SVG, of any size.'
        }
        error={wrong}
      >
        <Input ref={input} type="file" accept="image/*" onChange={({ target }) => take(target.files?.[0])} />
      </Field>
      {hasLogo && (
        <Button
          variant="outline"
          size="sm"
          className="justify-self-start"
          onClick={() => {
            onLogo(undefined)
            if (input.current) input.current.value = ''
          }}
        >
          Remove the logo
        </Button>
      )}
    </div>
  )
}
