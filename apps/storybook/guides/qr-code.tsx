import { QRCode } from '@two-pastors/ui/qr-code'
import { Do, Dont, Stack } from '../docs/guide-view.tsx'

const value = 'https://example.org/tickets'

export const guide = (
  <>
    <Do says="With the address as a link, and words that say what is there.">
      <Stack>
        <QRCode value={value} label="QR code that leads to the tickets" size={128} />
        <p>
          Tickets: <a href={value}>example.org/tickets</a>
        </p>
      </Stack>
    </Do>
    <Dont says="Alone and small: who reads on the phone cannot scan it, and nobody knows where it leads.">
      <QRCode value={value} label="QR code" size={64} />
    </Dont>
  </>
)
