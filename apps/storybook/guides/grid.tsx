import { Card, CardDescription, CardTitle, Grid } from '@two-pastors/ui'
import type { Guide } from '../docs/guide.ts'

const card = (title: string, text: string) => (
  <Card key={title}>
    <CardTitle>{title}</CardTitle>
    <CardDescription>{text}</CardDescription>
  </Card>
)

export const guide: Guide = {
  status: 'stable',
  since: '0.1.0',
  pairs: [
    {
      do: [
        'Cards of one kind, about as long as each other.',
        <Grid key="do" className="w-full" aria-label="Kinds of showing">
          {[card('In a theater', 'From 50 seats.'), card('In a church', 'With a license.')]}
        </Grid>,
      ],
      dont: [
        'One card is a page and the next a word: they are not of one kind.',
        <Grid key="dont" className="w-full" aria-label="Kinds of showing, unequal">
          {[
            card('In the theater of your town', 'You ask, they name a day, we send the film. '.repeat(4)),
            card('At home', 'Soon.'),
          ]}
        </Grid>,
      ],
    },
  ],
}
