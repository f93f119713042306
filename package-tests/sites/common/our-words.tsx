/** The site's own text, list, table and controls. The packages' styles must not affect them. */
export function OurWords({ id }: { id: string }) {
  return (
    <section id={id} aria-labelledby={`${id}-heading`}>
      <h2 id={`${id}-heading`}>What we do</h2>
      <p>
        We show films <strong>on the pier</strong>, as <a href="#films">you can see</a>.
      </p>
      <ul>
        <li>every Friday</li>
        <li>free of charge</li>
      </ul>
      <ol>
        <li>Come early</li>
        <li>Bring a blanket</li>
      </ol>
      <blockquote>Like a harbour after a storm.</blockquote>
      <table>
        <caption>Evenings</caption>
        <tbody>
          <tr>
            <th scope="row">May</th>
            <td>Bread for Two</td>
          </tr>
        </tbody>
      </table>
      <img src="/poster.svg" alt="A lighthouse" width="160" height="90" />
      <hr />
      <label>
        Your town <input name={`${id}-town`} />
      </label>{' '}
      <button type="button">Our own button</button>
    </section>
  )
}
