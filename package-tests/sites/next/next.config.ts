import type { NextConfig } from 'next'

const config: NextConfig = {
  // The types of all sites are checked in one go, without Next.
  typescript: { ignoreBuildErrors: true },
}

export default config
