import { Button, DownloadIcon, HeartIcon, PopcornIcon, ShareIcon } from '@two-pastors/ui'
import { Do, Dont } from '../docs/guide-view.tsx'

export const guide = (
  <>
    <Do says="Beside the word that it pictures, as high as the text.">
      <Button variant="outline">
        <DownloadIcon /> Download
      </Button>
      <Button variant="outline">
        <ShareIcon /> Share
      </Button>
    </Do>
    <Dont says="As decoration: each picture asks to be understood.">
      <Button variant="outline">
        <PopcornIcon /> <HeartIcon /> Download <PopcornIcon />
      </Button>
    </Dont>
  </>
)
