import { Button, FacebookIcon, GoogleIcon } from '@two-pastors/ui'
import { useId, useState } from 'react'
import page from '#content/pages/signin.yaml'
import { Answer } from '#features/forms/answer.tsx'

/** Placeholders until there are accounts, as the note above them and a click say. */
export function SocialButtons({ verb }: { verb: string }) {
  const note = useId()
  const [pressed, setPressed] = useState<string>()
  const press = (name: string) => ({ 'aria-describedby': note, onClick: () => setPressed(name) })
  return (
    <div className="grid grid-cols-1 gap-3 border-t border-tp-line pt-6">
      <p id={note} className="-mb-1 text-sm text-tp-muted">
        {page.socialNote}
      </p>
      <Button variant="outline" {...press('Google')}>
        <GoogleIcon />
        {verb} with Google
      </Button>
      <Button variant="outline" {...press('Facebook')}>
        <FacebookIcon />
        {verb} with Facebook
      </Button>
      <Answer className="text-sm">{pressed && `You can’t use ${pressed} here yet. Nothing was sent.`}</Answer>
    </div>
  )
}
