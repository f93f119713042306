import { QRCode } from '@two-pastors/ui/qr-code'
import type { Guide } from '../docs/guide.ts'
import { Stack } from '../docs/guide-parts.tsx'

const value = 'https://example.org/tickets'

export const guide: Guide = {
  status: 'stable',
  since: '0.1.0',
  pairs: [
    {
      do: [
        'With the address as a link, and words that say what is there.',
        <Stack key="do">
          <QRCode value={value} label="QR code that leads to the tickets" size={128} />
          <p>
            Tickets: <a href={value}>example.org/tickets</a>
          </p>
        </Stack>,
      ],
      dont: [
        'Alone and small: who reads on the phone cannot scan it, and nobody knows where it leads.',
        <QRCode key="dont" value={value} label="QR code" size={64} />,
      ],
    },
  ],
}
