import { useState } from 'react'
import { ChevronLeftIcon, SettingsIcon } from '../../icons/icons.tsx'
import type { Player } from '../player/create-player.ts'
import { canPictureInPicture, RATES, togglePictureInPicture } from '../player/playback.ts'
import { AUTO } from '../player/qualities.ts'
import type { VideoSource } from '../types.ts'
import { usePlayerValue } from '../use-player-value.ts'
import { useQualities } from '../use-qualities.ts'
import { Menu, MenuChoice, MenuItem } from './menu.tsx'

type SettingsMenuProps = { player: Player; sources: VideoSource[]; onShortcuts: () => void }
type Page = 'Settings' | 'Speed' | 'Quality'

/** Speed, quality, and the controls that do not fit a narrow bar. */
export function SettingsMenu({ player, sources, onShortcuts }: SettingsMenuProps) {
  const [page, setPage] = useState<Page>('Settings')
  const rate = usePlayerValue(player, 'ratechange', () => player.playbackRate() ?? 1)
  const lines = usePlayerValue(player, 'loadeddata resize', () =>
    Math.min(player.videoWidth(), player.videoHeight()),
  )
  const { qualities, chosen, choose } = useQualities(player, sources)
  const nameOf = (label: string) => (label === AUTO && chosen?.label === AUTO ? `${AUTO} (${lines}p)` : label)

  return (
    <Menu label="Settings" icon={<SettingsIcon />} page={page} onClose={() => setPage('Settings')}>
      {(close) => (
        <>
          {page !== 'Settings' && (
            <MenuItem icon={<ChevronLeftIcon />} onSelect={() => setPage('Settings')}>
              {page}
            </MenuItem>
          )}
          {page === 'Settings' && (
            <MenuItem value={nameOfRate(rate)} onSelect={() => setPage('Speed')}>
              Speed
            </MenuItem>
          )}
          {page === 'Settings' && chosen && (
            <MenuItem value={nameOf(chosen.label)} onSelect={() => setPage('Quality')}>
              Quality
            </MenuItem>
          )}
          {page === 'Settings' && canPictureInPicture() && (
            <MenuItem
              hide="wide"
              onSelect={() => {
                close()
                togglePictureInPicture(player)
              }}
            >
              Picture-in-picture
            </MenuItem>
          )}
          {page === 'Settings' && (
            <MenuItem
              hide="touch"
              onSelect={() => {
                close()
                onShortcuts()
              }}
            >
              Keyboard shortcuts
            </MenuItem>
          )}
          {page === 'Speed' &&
            RATES.map((each) => (
              <MenuChoice
                key={each}
                checked={each === rate}
                onSelect={() => {
                  player.playbackRate(each)
                  close()
                }}
              >
                {nameOfRate(each)}
              </MenuChoice>
            ))}
          {page === 'Quality' &&
            qualities.map((quality) => (
              <MenuChoice
                key={quality.source.url}
                checked={quality === chosen}
                onSelect={() => {
                  choose(quality)
                  close()
                }}
              >
                {nameOf(quality.label)}
              </MenuChoice>
            ))}
        </>
      )}
    </Menu>
  )
}

const nameOfRate = (rate: number) => (rate === 1 ? 'Normal' : `${rate}×`)
