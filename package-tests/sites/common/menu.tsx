'use client'
import { Button } from '@two-pastors/ui'
import { Sheet, SheetContent, SheetTrigger } from '@two-pastors/ui/sheet'
import { Tooltip } from '@two-pastors/ui/tooltip'

export function Menu() {
  return (
    <nav aria-label="Main">
      <Sheet>
        <SheetTrigger asChild>
          <Button variant="ghost">Menu</Button>
        </SheetTrigger>
        <SheetContent title="Harbor Light">
          <a href="#films">Films</a>
        </SheetContent>
      </Sheet>
      <Tooltip text="Two per household" delay={0}>
        <Button variant="outline">Tickets</Button>
      </Tooltip>
    </nav>
  )
}
