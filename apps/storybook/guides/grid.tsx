import { Card, CardDescription, CardTitle, Grid } from '@two-pastors/ui'
import { Do, Dont } from '../docs/guide-view.tsx'

const card = (title: string, text: string) => (
  <Card key={title}>
    <CardTitle>{title}</CardTitle>
    <CardDescription>{text}</CardDescription>
  </Card>
)

export const guide = (
  <>
    <Do says="Cards of one kind, about as long as each other.">
      <Grid className="w-full" aria-label="Kinds of showing">
        {[card('In a theater', 'From 50 seats.'), card('In a church', 'With a license.')]}
      </Grid>
    </Do>
    <Dont says="One card is a page and the next a word: they are not of one kind.">
      <Grid className="w-full" aria-label="Kinds of showing, unequal">
        {[
          card('In the theater of your town', 'You ask, they name a day, we send the film. '.repeat(4)),
          card('At home', 'Soon.'),
        ]}
      </Grid>
    </Dont>
  </>
)
