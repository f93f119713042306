import { useState } from 'react'
import { ChevronLeftIcon, SettingsIcon } from '../../icons/icons.tsx'
import { useLabels } from '../../labels/labels.tsx'
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
  const { label, locale } = useLabels()
  const [page, setPage] = useState<Page>('Settings')
  const rate = usePlayerValue(player, 'ratechange', () => player.playbackRate() ?? 1)
  const lines = usePlayerValue(player, 'loadeddata resize', () =>
    Math.min(player.videoWidth(), player.videoHeight()),
  )
  const { qualities, chosen, choose } = useQualities(player, sources)
  const nameOf = (quality: string) => {
    if (quality !== AUTO) return quality
    return chosen?.label === AUTO ? `${label(AUTO)} (${lines}p)` : label(AUTO)
  }
  const nameOfRate = (rate: number) => (rate === 1 ? label('Normal') : `${rate.toLocaleString(locale)}×`)

  return (
    <Menu label={label('Settings')} icon={<SettingsIcon />} page={page} onClose={() => setPage('Settings')}>
      {(close) => (
        <>
          {page !== 'Settings' && (
            <MenuItem icon={<ChevronLeftIcon />} onSelect={() => setPage('Settings')}>
              {label(page)}
            </MenuItem>
          )}
          {page === 'Settings' && (
            <MenuItem value={nameOfRate(rate)} onSelect={() => setPage('Speed')}>
              {label('Speed')}
            </MenuItem>
          )}
          {page === 'Settings' && chosen && (
            <MenuItem value={nameOf(chosen.label)} onSelect={() => setPage('Quality')}>
              {label('Quality')}
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
              {label('Picture-in-picture')}
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
              {label('Keyboard shortcuts')}
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
