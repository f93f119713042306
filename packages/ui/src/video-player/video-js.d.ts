// video.js ships one set of types; this build is the same library without its HLS engine.
declare module 'video.js/core.es.js' {
  import videojs from 'video.js'
  export default videojs
}
