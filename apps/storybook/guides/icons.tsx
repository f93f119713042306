import { Button, DownloadIcon, HeartIcon, PopcornIcon, ShareIcon } from '@two-pastors/ui'
import type { Guide } from '../docs/guide.ts'
import { Row } from '../docs/guide-parts.tsx'

export const guide: Guide = {
  status: 'stable',
  since: '0.1.0',
  pairs: [
    {
      do: [
        'Beside the word that it pictures, as high as the text.',
        <Row key="do">
          <Button variant="outline">
            <DownloadIcon /> Download
          </Button>
          <Button variant="outline">
            <ShareIcon /> Share
          </Button>
        </Row>,
      ],
      dont: [
        'As decoration: each picture asks to be understood.',
        <Row key="dont">
          <Button variant="outline">
            <PopcornIcon /> <HeartIcon /> Download <PopcornIcon />
          </Button>
        </Row>,
      ],
    },
  ],
}
