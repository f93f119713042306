import { NotFound, notFoundMeta } from '#features/not-found/not-found.tsx'

export const meta = () => notFoundMeta

export const Page = NotFound
