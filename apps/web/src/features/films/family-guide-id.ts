/** Id of the family guide on a film's page, which other pages link to. */
export const FAMILY_GUIDE = 'family-guide'
