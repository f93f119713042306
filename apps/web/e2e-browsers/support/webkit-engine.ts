import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { freePort } from '../../e2e/support/free-port.ts'
import type { Engine, Key } from './engine.ts'

/** https://www.w3.org/TR/webdriver2/#keyboard-actions */
const KEYS: Record<Key, string> = {
  Tab: '\uE004',
  Enter: '\uE007',
  Escape: '\uE00C',
  Space: ' ',
  ArrowLeft: '\uE012',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
  Home: '\uE011',
  End: '\uE010',
}

/** WebKitGTK over plain WebDriver (https://www.w3.org/TR/webdriver2), on a screen of its own. */
export async function launchWebKit(driver: string, miniBrowser: string): Promise<Engine> {
  const screen = spawn('Xvfb', ['-displayfd', '1', '-screen', '0', '1920x1200x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const [display] = await once(createInterface({ input: screen.stdout }), 'line')
  const port = await freePort()
  const server = spawn(driver, ['-p', String(port)], {
    stdio: 'ignore',
    env: {
      ...process.env,
      DISPLAY: `:${display}`,
      GSETTINGS_BACKEND: 'memory',
      // Safari plays HLS natively.
      WEBKIT_GST_ENABLE_HLS_SUPPORT: '1',
    },
  })
  // A stopped worker does not close its browser.
  process.once('exit', () => [server, screen].map((child) => child.kill()))
  const { sessionId } = await startSession(`http://localhost:${port}`, {
    browserName: 'MiniBrowser',
    // A window's minimum width is larger than a phone's.
    'webkitgtk:browserOptions': { binary: miniBrowser, args: ['--automation', '--full-screen'] },
  })
  const session = `http://localhost:${port}/session/${sessionId}`
  const act = (type: 'key' | 'pointer', actions: object[]) =>
    send<void>(`${session}/actions`, {
      actions: [
        { type, id: type, actions, ...(type === 'pointer' && { parameters: { pointerType: 'mouse' } }) },
      ],
    })
  const type = (text: string) =>
    act(
      'key',
      [...text].flatMap((value) => [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ]),
    )

  return {
    goto: async (url) => void (await send(`${session}/url`, { url })),
    run: (script, ...args) =>
      send(`${session}/execute/sync`, { script: `return (${script}).apply(null, arguments)`, args }),
    click: async (x, y) => {
      const move = { type: 'pointerMove', x: Math.round(x), y: Math.round(y) }
      await act('pointer', [move, { type: 'pointerDown', button: 0 }, { type: 'pointerUp', button: 0 }])
    },
    press: (key) => type(KEYS[key]),
    type,
    resize: (width, height) => send<void>(`${session}/window/rect`, { x: 0, y: 0, width, height }),
    close: async () => {
      await fetch(session, { method: 'DELETE' })
      await Promise.all([server, screen].map(stop))
    },
  }
}

/** Opens a session, as soon as the driver accepts connections. */
async function startSession(url: string, alwaysMatch: object): Promise<{ sessionId: string }> {
  for (let attempt = 0; ; attempt++) {
    try {
      return await send(`${url}/session`, { capabilities: { alwaysMatch } })
    } catch (error) {
      if (!(error instanceof TypeError) || attempt === 50) throw error
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
  }
}

async function send<Value>(url: string, body: object): Promise<Value> {
  const response = await fetch(url, { method: 'POST', body: JSON.stringify(body) })
  const { value } = (await response.json()) as { value: Value & { message?: string } }
  if (!response.ok) throw new Error(`${url}: ${value.message}`)
  return value
}

async function stop(child: ChildProcess): Promise<void> {
  const gone = once(child, 'exit')
  child.kill()
  await gone
}
