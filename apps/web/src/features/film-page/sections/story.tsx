import { SectionHeading } from '@two-pastors/ui'
import { SiteHtml } from '#lib/site-html.tsx'
import type { SectionProps } from './section-props.ts'

export const Story = ({ film: { synopsis }, words }: SectionProps<'story'>) =>
  synopsis ? (
    <section aria-labelledby="synopsis">
      <SectionHeading id="synopsis" className="mb-4">
        {words.heading}
      </SectionHeading>
      <SiteHtml html={synopsis} className="lg:max-w-none lg:columns-2 lg:gap-12 lg:*:break-inside-avoid" />
    </section>
  ) : null
