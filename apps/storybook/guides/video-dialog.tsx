import { Button, MediaCard, PlayIcon } from '@two-pastors/ui'
import { VideoDialog } from '@two-pastors/ui/video-dialog'
import { useState } from 'react'
import { englishCaptions, oneSecond } from '../../../packages/ui/src/test/fixtures.ts'
import type { Guide } from '../docs/guide.ts'
import { pictures } from '../docs/guide-parts.tsx'

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

export const guide: Guide = {
  status: 'stable',
  since: '0.1.0',
  pairs: [
    {
      do: [
        'A picture of what one will see, that opens it on the whole screen. (Open it.)',
        <Watch key="do" />,
      ],
      dont: [
        'A button that does not say that it takes the whole screen, nor which video it plays.',
        <Button key="dont" size="icon" aria-label="Play">
          <PlayIcon />
        </Button>,
      ],
    },
  ],
}
