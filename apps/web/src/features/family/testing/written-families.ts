import type { Concern, ContentNote } from '#model/schemas.ts'
import { type Care, type Family, mapCare } from '../family.ts'

type Written = { name: string; family: Family }

const family = (
  name: string,
  ages: number[],
  changed: Partial<Record<Concern, Care>> = {},
  sensitivities: ContentNote[] = [],
): Written => ({
  name,
  family: {
    version: 1,
    children: ages.map((age) => ({ name: '', age })),
    care: mapCare((concern) => changed[concern] ?? 'usual'),
    sensitivities,
  },
})

const careful: Partial<Record<Concern, Care>> = {
  violence: 'more',
  frightening: 'more',
  grief: 'more',
  language: 'more',
  sexuality: 'more',
  substances: 'more',
}

/** Thirty families to read the verdicts with: records/verdicts.md. */
export const writtenFamilies: Written[] = [
  family('a toddler of 2', [2]),
  family('a child of 4', [4]),
  family('a child of 5', [5]),
  family('a child of 6', [6]),
  family('a child of 7', [7]),
  family('a child of 8', [8]),
  family('a child of 9', [9]),
  family('a child of 10', [10]),
  family('a child of 11', [11]),
  family('a child of 12', [12]),
  family('a teen of 14', [14]),
  family('a teen of 16', [16]),
  family('a teen of 17', [17]),
  family('adults only', []),
  family('4 and 7', [4, 7]),
  family('7 and 10', [7, 10]),
  family('8 and 12', [8, 12]),
  family('6, 9 and 13', [6, 9, 13]),
  family('10 and 15', [10, 15]),
  family('13 and 16', [13, 16]),
  family('7, scares easily', [7], { frightening: 'more' }),
  family('7, not easily scared', [7], { frightening: 'less', violence: 'less' }),
  family('9, careful with everything', [9], careful),
  family('12, strict about language', [12], { language: 'more' }),
  family('15, careful with violence', [15], { violence: 'more' }),
  family('8, lost a grandparent', [8], {}, ['grandparent-death']),
  family('9, the dog died', [9], {}, ['animal-death']),
  family('6 and 11, lost a parent', [6, 11], {}, ['parent-death']),
  family('14, touched by suicide and abuse', [14], {}, ['suicide', 'abuse']),
  family('adults who lost a child', [], {}, ['child-death']),
]
