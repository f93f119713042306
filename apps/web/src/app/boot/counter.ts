import { countVisit } from '#features/numbers/count-visit.ts'

/** A script of its own, which the boot script loads when the page is idle (start.ts). */
countVisit()
