import { Button, DownloadIcon, MailIcon, ShareIcon } from '@two-pastors/ui'
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from '@two-pastors/ui/dropdown-menu'
import type { ReactNode } from 'react'
import { Do, Dont } from '../docs/guide-view.tsx'

function Menu({ name, children }: { name: string; children: ReactNode }) {
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <Button variant="outline">{name}</Button>
      </DropdownMenuTrigger>
      <DropdownMenuContent>{children}</DropdownMenuContent>
    </DropdownMenu>
  )
}

export const guide = (
  <>
    <Do says="Several actions on one thing, and a button that says which thing. (Open it.)">
      <Menu name="Share this review">
        <DropdownMenuItem>
          <ShareIcon /> Copy the link
        </DropdownMenuItem>
        <DropdownMenuItem>
          <MailIcon /> Mail
        </DropdownMenuItem>
        <DropdownMenuItem>
          <DownloadIcon /> Download
        </DropdownMenuItem>
      </Menu>
    </Do>
    <Dont says="One action hidden in a menu: it could be the button. Links to the parts of a site belong in a NavigationMenu.">
      <Menu name="More">
        <DropdownMenuItem>
          <ShareIcon /> Copy the link
        </DropdownMenuItem>
      </Menu>
    </Dont>
  </>
)
