import { Button, DownloadIcon, ImageIcon } from '@two-pastors/ui'
import { siteAddress } from '#config/env.ts'
import { InfoCard } from '#lib/info-card.tsx'
import type { SectionProps } from './section-props.ts'

/** Graphics for inviting people to a film, while tickets are sold. */
export function Graphics({ words: { pack }, phase }: SectionProps<'graphics'>) {
  if (!pack || (phase !== 'tickets' && phase !== 'theaters')) return null
  const { heading, text, file, facts } = pack
  return (
    <InfoCard heading={heading} text={text} icon={<ImageIcon />}>
      {facts && (
        <p id="graphics-facts" className="w-full text-sm text-tp-muted print:hidden">
          {facts}
        </p>
      )}
      <Button asChild variant="outline">
        <a href={file} data-address={siteAddress(file)} aria-describedby="graphics-facts" download>
          <DownloadIcon />
          Download Graphics Pack
        </a>
      </Button>
    </InfoCard>
  )
}
