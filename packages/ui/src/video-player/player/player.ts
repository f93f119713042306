import type videojs from 'video.js'

export type Player = ReturnType<typeof videojs>
