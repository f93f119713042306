import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '@two-pastors/ui'
import { Do, Dont } from '../docs/guide-view.tsx'

const table = (caption: string, numeric: boolean, rows: [place: string, seats: string][]) => (
  <Table caption={caption} className="w-full">
    <TableHeader>
      <TableRow>
        <TableHead>Place</TableHead>
        <TableHead numeric={numeric}>Seats</TableHead>
      </TableRow>
    </TableHeader>
    <TableBody>
      {rows.map(([place, seats]) => (
        <TableRow key={place}>
          <TableHead scope="row">{place}</TableHead>
          <TableCell numeric={numeric}>{seats}</TableCell>
        </TableRow>
      ))}
    </TableBody>
  </Table>
)

export const guide = (
  <>
    <Do says="Figures below each other (`numeric`), the unit in the heading.">
      {table('Showings this week', true, [
        ['Cedar Mill', '85'],
        ['First Church', '1,240'],
      ])}
    </Do>
    <Dont says="Figures that nobody can compare, with their unit in every row.">
      {table('All of our showings', false, [
        ['Cedar Mill', '85 seats'],
        ['First Church', 'about 1,240 seats'],
      ])}
    </Dont>
  </>
)
