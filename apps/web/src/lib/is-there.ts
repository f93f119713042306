/** Whether an entry of the content has not been taken down by staff. */
export const isThere = ({ movedTo }: { movedTo?: string | undefined }) => movedTo === undefined
