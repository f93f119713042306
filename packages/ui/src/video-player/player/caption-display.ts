import type videojs from 'video.js'
import type { Player } from './player.ts'

type Cue = Pick<VTTCue, 'align' | 'line' | 'position' | 'size' | 'snapToLines' | 'text'> & {
  /** The element that video.js applies the visitor's caption style to. */
  displayState?: HTMLElement
}
type Track = { language: string; activeCues: ArrayLike<Cue> | null }

/** What we use of video.js's TextTrackDisplay, whose own types describe the base class only. */
type TextTrackDisplay = {
  el(): HTMLElement
  updateDisplayState(track: Track): void
}

const NAME = 'CaptionDisplay'

/** Lines of captions take a twentieth of the video's height, as in WebVTT. */
const FONT_SIZE = 0.05
const LINE_HEIGHT = 1.35

/**
 * Registers a component that shows captions, and returns its name. The one of video.js writes each cue to `innerHTML`, which
 * Trusted Types refuse; this one lets the browser parse it.
 */
export function registerCaptionDisplay(create: typeof videojs): string {
  if (create.getComponent(NAME)) return NAME
  const Base = create.getComponent('TextTrackDisplay') as unknown as new (
    player: Player,
    options: object,
  ) => TextTrackDisplay

  class CaptionDisplay extends Base {
    clearDisplay() {
      this.el().replaceChildren()
    }

    updateForTrack(track: Track) {
      // A track has no cues before it is loaded.
      if (!track.activeCues) return
      const fontSize = this.el().clientHeight * FONT_SIZE
      for (const cue of Array.from(track.activeCues)) {
        const element = elementOf(cue, track.language)
        element.style.fontSize = `${fontSize}px`
        cue.displayState = element
        this.el().append(element)
      }
      this.updateDisplayState(track)
    }
  }
  create.registerComponent(NAME, CaptionDisplay as unknown as ReturnType<typeof create.getComponent>)
  return NAME
}

/** A box for one cue, with its text in an inner element. */
function elementOf(cue: Cue, language: string): HTMLElement {
  const element = document.createElement('div')
  element.className = 'vjs-text-track-cue'
  element.lang = language
  const text = document.createElement('div')
  text.append(new VTTCue(0, 0, cue.text).getCueAsHTML())
  element.append(text)
  const { style } = element
  style.textAlign = cue.align
  style.width = `${cue.size}%`
  style.marginInlineStart = `${startOf(cue)}%`
  const top = topOf(cue)
  if (top) {
    style.position = 'absolute'
    style.top = top
  }
  return element
}

/** How far from the left edge the box of a cue begins, in percent of the width. */
function startOf({ align, position, size }: Cue): number {
  const share = { start: 0, left: 0, center: 0.5, end: 1, right: 1 }[align]
  const anchor = position === 'auto' ? share * 100 : position
  return Math.min(Math.max(0, anchor - share * size), 100 - size)
}

/** The top of a cue that sets its line. Cues without one are stacked at the bottom. */
function topOf({ line, snapToLines, text }: Cue): string | null {
  if (line === 'auto' || (snapToLines && line === -1)) return null
  const lines = (count: number) => `${count * LINE_HEIGHT}em`
  if (snapToLines) return line >= 0 ? lines(line) : `calc(100% - ${lines(-line)})`
  return `min(${line}%, 100% - ${lines(text.split('\n').length)})`
}
