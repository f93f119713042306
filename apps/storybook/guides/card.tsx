import { Button, Card, CardDescription, CardFooter, CardTitle } from '@two-pastors/ui'
import type { Guide } from '../docs/guide.ts'

export const guide: Guide = {
  status: 'stable',
  since: '0.1.0',
  pairs: [
    {
      do: [
        'One subject, and one thing to do about it.',
        <Card key="do" className="w-full">
          <CardTitle>One showing</CardTitle>
          <CardDescription>Up to 200 seats, with a letter of license.</CardDescription>
          <CardFooter>
            <Button>Ask for a date</Button>
          </CardFooter>
        </Card>,
      ],
      dont: [
        'Cards in cards: two frames say nothing that a heading would not say.',
        <Card key="dont" className="w-full">
          <CardTitle>One showing</CardTitle>
          <Card>
            <CardDescription>Up to 200 seats.</CardDescription>
          </Card>
          <Card>
            <CardDescription>With a letter of license.</CardDescription>
          </Card>
        </Card>,
      ],
    },
  ],
}
