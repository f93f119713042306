// video.js ships types for its main build only; this one is the same without the HLS engine.
declare module 'video.js/core.es.js' {
  import videojs from 'video.js'
  export default videojs
}
