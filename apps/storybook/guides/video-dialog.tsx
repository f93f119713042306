import { englishCaptions, oneSecond, pictures } from '@two-pastors/tooling/sample-media'
import { Button, MediaCard, PlayIcon } from '@two-pastors/ui'
import { VideoDialog } from '@two-pastors/ui/video-dialog'
import { useState } from 'react'
import { Do, Dont } from '../docs/guide-view.tsx'

function Watch() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <MediaCard
        title="King of Kings"
        image={pictures.wide}
        genre="Animation"
        duration="0:01"
        action={
          <button type="button" onClick={() => setOpen(true)}>
            Play
          </button>
        }
      />
      <VideoDialog
        open={open}
        onOpenChange={setOpen}
        title="King of Kings"
        sources={[oneSecond]}
        captions={[englishCaptions]}
      />
    </>
  )
}

export const guide = (
  <>
    <Do says="A picture of what one will see, that opens it on the whole screen. (Open it.)">
      <Watch />
    </Do>
    <Dont says="A button that does not say that it takes the whole screen, nor which video it plays.">
      <Button size="icon" aria-label="Play">
        <PlayIcon />
      </Button>
    </Dont>
  </>
)
