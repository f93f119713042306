import { index, type RouteConfig } from '@react-router/dev/routes'

// biome-ignore lint/style/noDefaultExport: React Router requires one.
export default [index('home.tsx')] satisfies RouteConfig
