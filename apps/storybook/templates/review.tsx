import {
  AgeBadge,
  Alert,
  ContentGuide,
  PictureHero,
  Prose,
  RatingStars,
  SectionHeading,
} from '@two-pastors/ui'
import { pictures } from '../../../packages/ui/src/test/fixtures.ts'
import { Frame } from './frame.tsx'

const concerns = [
  { label: 'Violence', level: 2, note: 'A storm at sea; nobody dies on screen.' },
  { label: 'Frightening scenes', level: 3, note: 'The boat goes down.', scenes: ['63 min: the wave'] },
  { label: 'Language', level: 0, note: 'None.' },
]
const virtues = [{ label: 'Forgiveness', level: 5, note: 'A father asks his son for it.' }]

export function Review() {
  return (
    <Frame>
      <PictureHero
        size="article"
        shade="banner"
        picture={<img src={pictures.wide} alt="" />}
        before={<AgeBadge age={9} className="mb-4" />}
        title="The Long Way Home"
      >
        <p className="mt-4 flex items-center gap-3">
          <RatingStars rating={4.5} /> by Miriam
        </p>
      </PictureHero>
      <div className="mx-auto mt-12 grid max-w-7xl gap-12 px-5 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <Prose>
          <p>
            It begins with a man who will not speak of the sea, and ends with one who cannot stop. Between the
            two lie forty years, one letter, and the best scene with a kettle that we have seen in a film.
          </p>
          <h2>What stays</h2>
          <p>
            Few films let a father be wrong for so long. This one lets him, and does not hurry him home. When
            he asks for forgiveness at last, he does it badly, as people do; his son takes a whole winter for
            the answer.
          </p>
          <blockquote>
            <p>“You don’t have to know the way. You have to know who is waiting.”</p>
          </blockquote>
          <h2>What to talk about</h2>
          <ul>
            <li>Why does it take the son so long to answer?</li>
            <li>Who waited for you, and how did you know?</li>
          </ul>
          <h2>Worth the drive?</h2>
          <p>Yes, and worth the talk on the way home.</p>
        </Prose>
        <aside aria-label="For families">
          <Alert title="Before you go">Younger children may want a hand to hold in the storm.</Alert>
          <SectionHeading className="mt-8">For families</SectionHeading>
          <ContentGuide className="mt-6" concerns={concerns} virtues={virtues} />
        </aside>
      </div>
    </Frame>
  )
}
