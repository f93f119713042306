// Loaded before the site, in each of its threads: the clock, and with it the embedded database's, jumps an hour ahead and
// back again every 300 ms.
const RealDate = Date
const shifted = () => {
  const now = RealDate.now()
  return now + (Math.floor(now / 300) % 2 === 0 ? 0 : 3_600_000)
}
globalThis.Date = class extends RealDate {
  constructor(...args) {
    super(...(args.length ? args : [shifted()]))
  }
  static now() {
    return shifted()
  }
}
