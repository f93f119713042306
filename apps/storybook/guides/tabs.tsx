import { Tabs, TabsContent, TabsList, TabsTrigger } from '@two-pastors/ui/tabs'
import { Do, Dont } from '../docs/guide-view.tsx'

const tabs = (label: string, parts: [name: string, text: string][]) => (
  <Tabs defaultValue="0" className="w-full">
    <TabsList aria-label={label}>
      {parts.map(([name], at) => (
        <TabsTrigger key={name} value={`${at}`}>
          {name}
        </TabsTrigger>
      ))}
    </TabsList>
    {parts.map(([name, text], at) => (
      <TabsContent key={name} value={`${at}`}>
        <p className="pt-4">{text}</p>
      </TabsContent>
    ))}
  </Tabs>
)

export const guide = (
  <>
    <Do says="Two to four views of one thing, of which one needs one at a time.">
      {tabs('Account', [
        ['Sign In', 'Email and password.'],
        ['Sign Up', 'Name, email and password.'],
      ])}
    </Do>
    <Dont says="Steps that follow each other: a tab says that each can be first.">
      {tabs('Order', [
        ['1. Day', 'First choose a day.'],
        ['2. Seats', 'Then the seats.'],
        ['3. Pay', 'Last comes the card.'],
      ])}
    </Dont>
  </>
)
