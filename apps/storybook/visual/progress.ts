/** Shows the progress of a job of `total` steps: on one line of a terminal, or in four lines of a log. */
export function showProgress(name: string, total: number): (done: number) => void {
  const quarter = Math.ceil(total / 4)
  return (done) => {
    const line = `${name}: ${done} of ${total}`
    if (process.stdout.isTTY) process.stdout.write(done < total ? `\r${line}` : `\r${line}\n`)
    else if (done % quarter === 0 || done === total) console.log(line)
  }
}
