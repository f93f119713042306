/** @type {import('jest').Config} */
// biome-ignore lint/style/noDefaultExport: Jest requires one.
export default {
  testEnvironment: 'jsdom',
  testMatch: ['<rootDir>/src/*.test.tsx'],
  transform: { '\\.[jt]sx?$': ['@swc/jest', { jsc: { transform: { react: { runtime: 'automatic' } } } }] },
  // Jest runs CommonJS, and the packages are ES modules alone: they are transformed like the site's own code.
  // The same with pnpm, whose packages lie in node_modules/.pnpm/…/node_modules.
  transformIgnorePatterns: ['/node_modules/(?!(\\.pnpm|@two-pastors)/)'],
}
