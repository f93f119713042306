import { Icon, type IconProps } from './icon.tsx'

export function PopcornIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M5 10.5 6.8 21h10.4L19 10.5zm4.2 0L10 21m4.8-10.5L14 21" />
      <path d="M5 10.5a2.6 2.6 0 0 1 1.6-4.6 3 3 0 0 1 5.4-1.8 3 3 0 0 1 5.4 1.8 2.6 2.6 0 0 1 1.6 4.6" />
    </Icon>
  )
}

export function ClockIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="12" cy="12" r="8.5" />
      <path d="M12 7v5l3.5 2" />
    </Icon>
  )
}

export function GiftIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M3.5 8h17v4h-17zM5 12v8.5h14V12M12 8v12.5" />
      <path d="M12 8C8 8 6.8 6.8 6.8 5.6S7.7 3.5 8.8 3.5C10.8 3.5 12 6 12 8s1.2-4.5 3.2-4.5c1.1 0 2 .9 2 2.1S16 8 12 8" />
    </Icon>
  )
}
