import { Button, Field, Select } from '@two-pastors/ui'
import { Popover, PopoverContent, PopoverTrigger } from '@two-pastors/ui/popover'
import type { ReactNode } from 'react'
import { Do, Dont } from '../docs/guide-view.tsx'

function Opens({ name, children }: { name: string; children: ReactNode }) {
  return (
    <Popover>
      <PopoverTrigger asChild>
        <Button variant="outline">{name}</Button>
      </PopoverTrigger>
      <PopoverContent aria-label={name}>{children}</PopoverContent>
    </Popover>
  )
}

export const guide = (
  <>
    <Do says="A few controls that change what stands behind it. (Open it.)">
      <Opens name="Filter">
        <Field label="Genre">
          <Select>
            <option>All</option>
            <option>Drama</option>
          </Select>
        </Field>
      </Opens>
    </Do>
    <Dont says="A text that one needs: it is gone with the next press beside it.">
      <Opens name="Where to find us">
        <p>Harbor Light Hall, 12 Quay Street. Doors open at 6:30 PM; the film starts at 7.</p>
      </Opens>
    </Dont>
  </>
)
