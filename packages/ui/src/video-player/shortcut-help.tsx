import { useId, useLayoutEffect, useRef } from 'react'
import { CloseIcon } from '../icons/icons.tsx'
import { useLabels } from '../labels/labels.tsx'
import { ControlButton } from './controls/control-button.tsx'
import type { Player } from './player/create-player.ts'
import { shortcutsFor } from './shortcuts.ts'

/** The list of keyboard shortcuts, in a dialog that takes the focus and returns it. */
export function ShortcutHelp({ player, onClose }: { player: Player; onClose: () => void }) {
  const { label } = useLabels()
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useId()
  useLayoutEffect(() => {
    const element = dialog.current
    element?.showModal()
    // A layout effect, because the dialog returns the focus only if it is closed before it is removed.
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
        // Handled here, because the video dialog prevents the browser's default on Escape.
        if (event.key === 'Escape') onClose()
      }}
    >
      <div data-slot="video-help-panel">
        <h2 id={heading} data-slot="video-help-title">
          {label('Keyboard shortcuts')}
        </h2>
        <ControlButton label={label('Close keyboard shortcuts')} onClick={onClose}>
          <CloseIcon />
        </ControlButton>
        <dl data-slot="video-help-list">
          {shortcutsFor(player).map(({ does, values, shown }) => (
            <div key={shown.join()} data-slot="video-help-row">
              <dt data-slot="video-help-text">{label(does, values)}</dt>
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
