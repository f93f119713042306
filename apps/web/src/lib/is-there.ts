/** Whether staff have not taken down a content entry. */
export const isThere = ({ movedTo }: { movedTo?: string | undefined }) => movedTo === undefined
