// Plain JavaScript, because it has to run on a Node that is too old for TypeScript.
const major = Number(process.versions.node.split('.')[0])
if (major < 24) {
  console.error(
    `This project's scripts run on Node 24, which "pnpm install" brings along; this is Node ${process.versions.node}. ` +
      'Start them with "npx --yes pnpm@12 start" (or test), with Node 20 or newer on the machine.',
  )
  process.exit(1)
}
