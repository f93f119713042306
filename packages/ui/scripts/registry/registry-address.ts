/** Where the registry is published: next to the Storybook, on the Pages of a GitHub repository. */
export function registryAddress(repository: string): string {
  const [, owner, name] = /github\.com\/([^/]+)\/(.+?)\.git$/.exec(repository) ?? []
  if (!name) throw new Error(`"${repository}" is no repository on GitHub`)
  return `https://${owner}.github.io/${name}/r`
}
