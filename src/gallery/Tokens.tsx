import type { ReactNode } from 'react';
import { theme } from '#styles/theme.ts';

/** Sizes that are for running text; the others are for headings and figures. */
const runningText = new Set(['lead', 'body', 'choice', 'small', 'tiny']);

function Swatches({ values, draw }: { values: Record<string, string>; draw: (value: string) => ReactNode }) {
  return (
    <ul className="gallery-swatches">
      {Object.entries(values).map(([name, value]) => (
        <li key={name}>
          {draw(value)}
          <b>{name}</b>
          <code>{value}</code>
        </li>
      ))}
    </ul>
  );
}

const parts = {
  colours: (
    <Swatches
      values={theme.colors}
      draw={(value) => (
        <svg viewBox="0 0 4 3" aria-hidden="true" focusable="false">
          <rect width="4" height="3" fill={value} />
        </svg>
      )}
    />
  ),
  type: (
    <dl className="gallery-type">
      {Object.entries(theme.fontSizes).map(([name, fontSize]) => (
        <div key={name}>
          <dt>
            <b>{name}</b> <code>{fontSize}</code>
          </dt>
          <dd style={{ fontSize, ...(!runningText.has(name) && { fontFamily: theme.fonts.display, fontWeight: 800 }) }}>
            Clean homes, 1234
          </dd>
        </div>
      ))}
    </dl>
  ),
};

/** The names of the parts, which are also their anchors. */
export const tokens = Object.keys(parts);

/** The tokens of the design language. */
export function Tokens() {
  return Object.entries(parts).map(([name, part]) => (
    <section key={name} id={name}>
      <h2 className="gallery-heading">{name}</h2>
      {part}
    </section>
  ));
}
