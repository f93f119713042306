import { englishCaptions, oneSecond, pictures } from '@two-pastors/tooling/sample-media'
import { VideoPlayer } from '@two-pastors/ui/video-player'
import { Do, Dont } from '../docs/guide-view.tsx'

export const guide = (
  <>
    <Do says="A poster, captions, and no sound before somebody has pressed Play.">
      <div className="grid aspect-video w-full">
        <VideoPlayer
          sources={[oneSecond]}
          captions={[englishCaptions]}
          poster={pictures.wide}
          autoplay={false}
        />
      </div>
    </Do>
    <Dont says="No captions: who cannot hear it gets nothing, nor does who watches beside a sleeping child.">
      <div className="grid aspect-video w-full">
        <VideoPlayer sources={[oneSecond]} captions={[]} autoplay={false} />
      </div>
    </Dont>
  </>
)
