import {
  Accordion,
  Button,
  MailIcon,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
} from '@two-pastors/ui'
import site from '#content/site.yaml'
import { WithContacts } from '#features/contact/with-contacts.tsx'
import { budgetRows } from '#features/plan/budget-rows.ts'
import { invitations } from '#features/plan/invitations.ts'
import type { Kit } from '#features/plan/kit.ts'
import type { Logos } from '#features/plan/kit-tools.ts'
import { callText, quoteMailto, quoteText, quoteTitle } from '#features/plan/quote.ts'
import { THINGS_TITLE, thingsList } from '#features/plan/things.ts'
import { FileButton } from './file-button.tsx'
import { TextCard } from './text-card.tsx'

type KitTextsProps = { kit: Kit; logos: Logos; onCopy: (kit: Kit) => void }

/** The parts of a kit that are words and numbers. */
export function KitTexts({ kit, logos, onCopy }: KitTextsProps) {
  const copied = () => onCopy(kit)
  return (
    <Accordion>
      <TextCard title={quoteTitle(kit)} text={quoteText(kit)} onCopy={copied}>
        <Button asChild variant="outline" size="sm">
          <a href={quoteMailto(kit)}>
            <MailIcon />
            Open in Email App
          </a>
        </Button>
        {kit.kind.licensed && (
          // A key for the film: React can't change the text before a link on a translated page.
          <p
            key={`${kit.film.id} ${kit.kind.id}`}
            className="basis-full pt-1 text-sm text-pretty text-tp-muted"
          >
            <WithContacts
              text={`Send it to the distributor of ${kit.film.title}. If you don’t know who that is, send it to us at ${site.email}, and we will find out with you.${kit.kind.outdoors ? ' The request says that the showing is outdoors: not every license covers that.' : ''} `}
            />
            <a href="#licenses" className="underline underline-offset-2">
              Who gives a license
            </a>
          </p>
        )}
      </TextCard>
      <TextCard title="Call script" text={callText(kit)} onCopy={copied} />
      <TextCard
        title="Budget"
        body={
          <Table caption="Budget" captionHidden>
            <TableBody>
              {budgetRows(kit).map(([what, how, amount]) => (
                <TableRow key={what}>
                  <TableHead scope="row">
                    {what}
                    {how && <span className="block text-sm font-normal text-tp-muted">{how}</span>}
                  </TableHead>
                  <TableCell numeric className="whitespace-nowrap">
                    {amount}
                  </TableCell>
                </TableRow>
              ))}
            </TableBody>
          </Table>
        }
      >
        <FileButton kit={kit} logos={logos} id="budget-csv" label="Spreadsheet (CSV)" of="Budget" />
      </TextCard>
      {kit.things.length > 0 && (
        <TextCard title={THINGS_TITLE} text={thingsList(kit).join('\n\n')} onCopy={copied} />
      )}
      <TextCard
        title="Calendar"
        body={
          <ol className="grid list-none grid-cols-1 gap-2">
            {kit.steps.map(({ title, label }) => (
              <li key={title}>
                <span className="font-semibold">{title}</span>
                <span className="block text-sm text-tp-muted">{label}</span>
              </li>
            ))}
          </ol>
        }
      >
        <FileButton kit={kit} logos={logos} id="calendar" label="Calendar (.ics)" of="Calendar" />
      </TextCard>
      {invitations(kit).map(({ id, label, text }) => (
        <TextCard key={id} title={label} text={text} onCopy={copied} />
      ))}
    </Accordion>
  )
}
