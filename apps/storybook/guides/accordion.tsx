import { Accordion, AccordionItem } from '@two-pastors/ui'
import { Do, Dont } from '../docs/guide-view.tsx'

export const guide = (
  <>
    <Do says="Questions of which a visitor has one or two; each stands for itself.">
      <Accordion className="w-full">
        <AccordionItem title="Is it free?" open>
          Yes, and so is the post.
        </AccordionItem>
        <AccordionItem title="May children come?">From eleven years on.</AccordionItem>
      </Accordion>
    </Do>
    <Dont says="What everybody has to read does not belong behind a press.">
      <Accordion className="w-full">
        <AccordionItem title="Day, time and place">Friday, 7:00 PM, Harbor Light Hall.</AccordionItem>
        <AccordionItem title="What it costs">Nothing.</AccordionItem>
      </Accordion>
    </Dont>
  </>
)
