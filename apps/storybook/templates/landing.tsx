import {
  Accordion,
  AccordionItem,
  Button,
  Card,
  CardDescription,
  CardFooter,
  CardTitle,
  Grid,
  PictureHero,
  SectionHeading,
} from '@two-pastors/ui'
import { pictures } from '../../../packages/ui/src/test/fixtures.ts'
import { Frame } from './frame.tsx'

const offers = [
  ['A group in a theater', 'Twenty seats or more, at the theater of your town.'],
  ['The whole theater', 'A showing of your own, with time to pray before it.'],
  ['In your church', 'A license, a file, and a guide for the evening.'],
] as const

export function Landing() {
  return (
    <Frame>
      <PictureHero
        size="banner"
        align="center"
        shade="banner"
        picture={<img src={pictures.wide} alt="" />}
        title="Bring your church"
        actions={<Button size="lg">Ask for a date</Button>}
      />
      <section aria-labelledby="ways" className="mx-auto mt-16 max-w-7xl px-5">
        <SectionHeading id="ways">Three ways to see it together</SectionHeading>
        <Grid className="mt-8">
          {offers.map(([title, text]) => (
            <Card key={title}>
              <CardTitle>{title}</CardTitle>
              <CardDescription>{text}</CardDescription>
              <CardFooter>
                <Button variant="outline" aria-label={`Ask for a date: ${title}`}>
                  Ask for a date
                </Button>
              </CardFooter>
            </Card>
          ))}
        </Grid>
      </section>
      <section aria-labelledby="questions" className="mx-auto mt-16 max-w-3xl px-5">
        <SectionHeading id="questions">Questions</SectionHeading>
        <Accordion className="mt-8">
          <AccordionItem name="questions" title="What does a showing cost?">
            A license is free for fewer than fifty people.
          </AccordionItem>
          <AccordionItem name="questions" title="How early must we ask?">
            Three weeks before the day.
          </AccordionItem>
        </Accordion>
      </section>
    </Frame>
  )
}
