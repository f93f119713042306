import { Button, Card, CardDescription, CardFooter, CardTitle } from '@two-pastors/ui'
import { Do, Dont } from '../docs/guide-view.tsx'

export const guide = (
  <>
    <Do says="One subject, and one thing to do about it.">
      <Card className="w-full">
        <CardTitle>One showing</CardTitle>
        <CardDescription>Up to 200 seats, with a letter of license.</CardDescription>
        <CardFooter>
          <Button>Ask for a date</Button>
        </CardFooter>
      </Card>
    </Do>
    <Dont says="Cards in cards: two frames say nothing that a heading would not say.">
      <Card className="w-full">
        <CardTitle>One showing</CardTitle>
        <Card>
          <CardDescription>Up to 200 seats.</CardDescription>
        </Card>
        <Card>
          <CardDescription>With a letter of license.</CardDescription>
        </Card>
      </Card>
    </Dont>
  </>
)
