import { useId, useLayoutEffect, useRef } from 'react'
import { CloseIcon } from '../icons/icons.tsx'
import { ControlButton } from './controls/control-button.tsx'
import type { Player } from './player/create-player.ts'
import { shortcutsFor } from './shortcuts.ts'

/** The keys of the player, in a dialog of its own: it takes the focus and gives it back. */
export function ShortcutHelp({ player, onClose }: { player: Player; onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useId()
  useLayoutEffect(() => {
    const element = dialog.current
    element?.showModal()
    // Closed before it goes (hence a layout effect), or else the focus would not be given back.
    return () => element?.close()
  }, [])

  return (
    <dialog
      ref={dialog}
      aria-labelledby={heading}
      data-slot="video-help"
      onClose={onClose}
      onClick={(event) => event.target === event.currentTarget && onClose()}
      onKeyDown={(event) => {
        // Here and not by the browser: the video dialog has told it to leave Escape alone.
        if (event.key === 'Escape') onClose()
      }}
    >
      <div data-slot="video-help-panel">
        <h2 id={heading} data-slot="video-help-title">
          Keyboard shortcuts
        </h2>
        <ControlButton label="Close keyboard shortcuts" onClick={onClose}>
          <CloseIcon />
        </ControlButton>
        <dl data-slot="video-help-list">
          {shortcutsFor(player).map(({ does, shown }) => (
            <div key={does} data-slot="video-help-row">
              <dt data-slot="video-help-text">{does}</dt>
              <dd data-slot="video-help-keys">
                {shown.map((key) => (
                  <kbd key={key} data-slot="video-key">
                    {key}
                  </kbd>
                ))}
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </dialog>
  )
}
