import type { NextConfig } from 'next'

const config: NextConfig = {
  // The types are checked on the other sites.
  typescript: { ignoreBuildErrors: true },
}

export default config
