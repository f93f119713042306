/** The result of an `import.meta.glob` over a content folder, by file id: `films/a-film.yaml` is `a-film`. */
export const byId = <Value>(files: Record<string, Value>): Map<string, Value> =>
  new Map(Object.entries(files).map(([path, value]) => [path.replace(/^.*\/|\.yaml$/g, ''), value]))
