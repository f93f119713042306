/** Text, list, table and controls of the host page, which the packages must not style. */
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
      <figure>
        <pre> * * </pre>
        <figcaption>Lanterns</figcaption>
      </figure>
      <hr />
      <h3>For those who sit in the back</h3>
      <p>
        Press <kbd>L</kbd>, type <code>lantern()</code> or read <samp>LIT</samp>. <mark>New:</mark>{' '}
        <em>it is loud</em>, <q>and bright</q>. <small>Terms apply.</small>{' '}
        <abbr title="before noon">a.m.</abbr>
      </p>
      <dl>
        <dt>Opens</dt>
        <dd>at dusk</dd>
      </dl>
      <details>
        <summary>Parking</summary>
        <p>Behind the pier.</p>
      </details>
      <fieldset>
        <legend>Your seat</legend>
        <select aria-label="Row">
          <option>1</option>
        </select>
        <textarea aria-label="Wishes" />
      </fieldset>
      <label>
        Your town <input name={`${id}-town`} />
      </label>{' '}
      <button type="button">Our own button</button>
    </section>
  )
}
