import { VideoPlayer } from '@two-pastors/ui/video-player'
import { englishCaptions, oneSecond } from '../../../packages/ui/src/test/fixtures.ts'
import type { Guide } from '../docs/guide.ts'
import { pictures } from '../docs/guide-parts.tsx'

export const guide: Guide = {
  status: 'stable',
  since: '0.1.0',
  pairs: [
    {
      do: [
        'A poster, captions, and no sound before somebody has pressed Play.',
        <div key="do" className="grid aspect-video w-full">
          <VideoPlayer
            sources={[oneSecond]}
            captions={[englishCaptions]}
            poster={pictures.wide}
            autoplay={false}
          />
        </div>,
      ],
      dont: [
        'No captions: who cannot hear it gets nothing, nor does who watches beside a sleeping child.',
        <div key="dont" className="grid aspect-video w-full">
          <VideoPlayer sources={[oneSecond]} captions={[]} autoplay={false} />
        </div>,
      ],
    },
  ],
}
