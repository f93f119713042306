import { env } from '#config/env.ts'

let origin = env.siteUrl

/** Reads the site's origin from the script's own address, which also works on a preview. */
export function readOrigin(script: HTMLOrSVGScriptElement | null): void {
  if (script && 'src' in script && script.src) origin = new URL(script.src).origin
}

/** The absolute address of a path of the site. */
export const siteUrl = (path: string) => origin + path

/** The origin of the feeds. */
export const feedHost = () => env.feedHost || origin

/** The address of a function. */
export const functionUrl = (name: string) => `${env.supabaseUrl || origin}/functions/v1/${name}`
