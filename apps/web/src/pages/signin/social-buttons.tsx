import { Button, FacebookIcon, GoogleIcon } from '@two-pastors/ui'
import { useId } from 'react'
import page from '#content/pages/signin.yaml'

/** Placeholders until there are accounts, as the note above them says. */
export function SocialButtons({ verb }: { verb: string }) {
  const note = useId()
  return (
    <div className="grid grid-cols-1 gap-3 border-t border-tp-line pt-6">
      <p id={note} className="-mb-1 text-sm text-tp-muted">
        {page.socialNote}
      </p>
      <Button variant="outline" aria-describedby={note}>
        <GoogleIcon />
        {verb} with Google
      </Button>
      <Button variant="outline" aria-describedby={note}>
        <FacebookIcon />
        {verb} with Facebook
      </Button>
    </div>
  )
}
