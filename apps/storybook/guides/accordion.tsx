import { Accordion, AccordionItem } from '@two-pastors/ui'
import type { Guide } from '../docs/guide.ts'

export const guide: Guide = {
  status: 'stable',
  since: '0.1.0',
  pairs: [
    {
      do: [
        'Questions of which a visitor has one or two; each stands for itself.',
        <Accordion key="do" className="w-full">
          <AccordionItem title="Is it free?" open>
            Yes, and so is the post.
          </AccordionItem>
          <AccordionItem title="May children come?">From eleven years on.</AccordionItem>
        </Accordion>,
      ],
      dont: [
        'What everybody has to read does not belong behind a press.',
        <Accordion key="dont" className="w-full">
          <AccordionItem title="Day, time and place">Friday, 7:00 PM, Harbor Light Hall.</AccordionItem>
          <AccordionItem title="What it costs">Nothing.</AccordionItem>
        </Accordion>,
      ],
    },
  ],
}
