/** Where a browser is on this machine. */
export type Browser =
  | { name: 'chrome' | 'firefox'; executable: string }
  | { name: 'webkit'; driver: string; executable: string }
