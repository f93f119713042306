import { Button, FacebookIcon, GoogleIcon } from '@two-pastors/ui'

/** Placeholders until there are accounts, as the page's note says. */
export function SocialButtons({ verb }: { verb: string }) {
  return (
    <div className="grid grid-cols-1 gap-3 border-t border-tp-line pt-6">
      <Button variant="outline">
        <GoogleIcon />
        {verb} with Google
      </Button>
      <Button variant="outline">
        <FacebookIcon />
        {verb} with Facebook
      </Button>
    </div>
  )
}
