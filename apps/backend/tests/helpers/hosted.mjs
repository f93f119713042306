// Run in the Deno of hosted functions, which takes no address from its environment: serves an entry on a free port.
const serve = Deno.serve
Object.assign(Deno, {
  serve: (handler) => serve({ hostname: '127.0.0.1', port: 0 }, handler),
})
await import(Deno.args[0] ?? '')
