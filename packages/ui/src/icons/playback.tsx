import { Icon, type IconProps } from './icon.tsx'

export function PlayIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M8 5.2v13.6L19 12z" fill="currentColor" />
    </Icon>
  )
}

export function PauseIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M8 5v14M16 5v14" strokeWidth="3" />
    </Icon>
  )
}

export function VolumeIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4 9.5v5h3.5L12 18.5v-13L7.5 9.500z" />
      <path d="M15.5 9a4.2 4.2 0 0 1 0 6M18 6.500a7.8 7.8 0 0 1 0 11" />
    </Icon>
  )
}

export function MutedIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4 9.5v5h3.500L12 18.500v-13L7.5 9.500z" />
      <path d="m16 9.5 5 5m0-5-5 5" />
    </Icon>
  )
}
