import type { TableFigures as Figures } from '../engine/engine.ts';

interface Props {
  id: string;
  label: string;
  figures: Figures;
}

/** The figures of an area that come from a table: the form shows them, but does not change them. */
export function TableFigures({ id, label, figures: { facts, from } }: Props) {
  return (
    <details id={id} className="table-figures">
      <summary>
        {label} <small>{`from ${from}`}</small>
      </summary>
      <dl>
        {facts.map(([what, value]) => (
          <div key={what}>
            <dt>{what}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className="soft">
        A table has these figures, so they are not changed here. Is one wrong? Tell an engineer which.
      </p>
    </details>
  );
}
