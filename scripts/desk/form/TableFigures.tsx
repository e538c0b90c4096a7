import { labelOf } from '#content/wording.ts';
import type { TableFigures as Figures } from '../engine/engine.ts';

/** The figures of an area that come from tables: the form shows them, but does not change them. */
export function TableFigures({ figures }: { figures: readonly Figures[] }) {
  if (figures.length === 0) return null;
  return (
    <section className="table-figures">
      <h2>Figures from tables</h2>
      <p>They are changed in the files of the tables. What you write in the form below replaces them.</p>
      {figures.map(({ part, facts, from }) => (
        <details key={part}>
          <summary>
            {labelOf(part)} <small>{from}</small>
          </summary>
          <dl>
            {facts.map(([what, value]) => (
              <div key={what}>
                <dt>{what}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </details>
      ))}
    </section>
  );
}
