import { existsSync, globSync } from 'node:fs'
import { installOnce } from './find-browser.ts'

/** Where a browser is on this machine. */
export type Browser =
  | { name: 'chrome' | 'firefox'; executable: string }
  | { name: 'webkit'; driver: string; executable: string }

type Candidate = { name: string; packages: string[]; find: () => Browser | undefined }

const candidates: Candidate[] = [
  {
    name: 'Firefox',
    packages: ['firefox-esr'],
    find: () => {
      const executable = firstOf([
        '/usr/bin/firefox-esr',
        '/usr/bin/firefox',
        '/Applications/Firefox.app/Contents/MacOS/firefox',
      ])
      return executable ? { name: 'firefox', executable } : undefined
    },
  },
  {
    name: 'WebKit',
    // Films are decoded by GStreamer's plugins.
    packages: [
      ...['xvfb', 'webkit2gtk-driver', 'gstreamer1.0-libav'],
      ...['base', 'good', 'bad'].map((set) => `gstreamer1.0-plugins-${set}`),
    ],
    find: () => {
      const driver = firstOf(['/usr/bin/WebKitWebDriver'])
      const executable = globSync('/usr/lib/*/webkit2gtk-4.1/MiniBrowser')[0]
      const hasFilms = globSync('/usr/lib/*/gstreamer-1.0/libgstlibav.so').length > 0
      const isWhole = driver && executable && hasFilms && existsSync('/usr/bin/Xvfb')
      return isWhole ? { name: 'webkit', driver, executable } : undefined
    },
  },
]

/**
 * Firefox and WebKit for the flows of apps/web/e2e-browsers. What is missing is installed if this is root and there is
 * apt-get; it is tried once in a clone, because without a network it takes minutes to fail. `missing` has a line for each
 * browser that can't be used.
 */
export async function findOtherBrowsers(): Promise<{ found: Browser[]; missing: string[] }> {
  const absent = candidates.filter(({ find }) => !find())
  if (absent.length > 0 && process.getuid?.() === 0)
    await installOnce(
      absent.flatMap(({ packages }) => packages),
      300_000,
    )
  return {
    found: candidates.flatMap(({ find }) => find() ?? []),
    missing: candidates
      .filter(({ find }) => !find())
      .map(({ name, packages }) => `Not tested in ${name}: install it (Debian: ${packages.join(' ')})`),
  }
}

const firstOf = (paths: string[]) => paths.find((path) => existsSync(path))
