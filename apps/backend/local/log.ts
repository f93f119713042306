import { createLog, type FunctionName, type Line, type Log } from '../supabase/functions/_shared/log.ts'

/** The functions' logs, formatted for people or as the deployed functions write them. */
export function localLogs(format: 'text' | 'json'): (name: FunctionName) => Log {
  return (name) =>
    format === 'json' ? createLog(name) : createLog(name, (line) => console.log(readable(line)))
}

/** `12:30:01 mailchimp-subscribe sign-up: result stored, ms 12`. Warnings and errors have their level before the name. */
function readable({ time, level, function: name, event, ...fields }: Line): string {
  const told = Object.entries(fields)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => `${key} ${value}`)
  const who = level === 'info' ? name : `${level} ${name}`
  return `${time.slice(11, 19)} ${who} ${event}: ${told.join(', ')}`
}
