import { countVisit } from '#features/numbers/count-visit.ts'

/** A separate script, which the boot script loads when the page is idle (start.ts). */
countVisit()
