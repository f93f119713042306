import type { SiteEnv } from '#config/env-schema.ts'

declare global {
  interface ImportMetaEnv extends SiteEnv {
    SHARING_DESIGN: string
  }
}
