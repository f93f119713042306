// Loaded before the site: every SIGUSR2 moves this process's clock, and with it the embedded database's, by the next jump.
const jumps = [3_600_000, -7_200_000, 3_600_000]
const now = Date.now
const RealDate = Date
let offset = 0
globalThis.Date = class extends RealDate {
  constructor(...args) {
    super(...(args.length ? args : [now() + offset]))
  }
  static now() {
    return now() + offset
  }
}
process.on('SIGUSR2', () => {
  offset += jumps.shift() ?? 0
})
