import type { NextConfig } from 'next'

const config: NextConfig = {
  // All sites are type-checked together, without Next.
  typescript: { ignoreBuildErrors: true },
}

export default config
