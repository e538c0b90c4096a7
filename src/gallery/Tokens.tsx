import { theme } from '#styles/theme.ts';

function Colours() {
  return (
    <section id="colours">
      <h2 className="gallery-heading">Colours</h2>
      <ul className="gallery-swatches">
        {Object.entries(theme.colors).map(([name, value]) => (
          <li key={name}>
            <svg viewBox="0 0 4 3" aria-hidden="true" focusable="false">
              <rect width="4" height="3" fill={value} />
            </svg>
            <b>{name}</b>
            <code>{value}</code>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Sizes that are for headings and figures; the others are for running text. */
const display = new Set(['hero', 'h1', 'h2', 'panel', 'group', 'h3', 'figure', 'year', 'price', 'question']);

function Type() {
  return (
    <section id="type">
      <h2 className="gallery-heading">Type</h2>
      <dl className="gallery-type">
        {Object.entries(theme.fontSizes).map(([name, fontSize]) => {
          const isDisplay = display.has(name);
          const style = isDisplay ? { fontFamily: theme.fonts.display, fontWeight: 800 } : {};
          return (
            <div key={name}>
              <dt>
                <b>{name}</b> <code>{fontSize}</code>
              </dt>
              <dd style={{ fontSize, ...style }}>{name === 'year' ? '1234' : 'Clean homes, 1234'}</dd>
            </div>
          );
        })}
      </dl>
    </section>
  );
}

function Radii() {
  return (
    <section id="radii">
      <h2 className="gallery-heading">Radii</h2>
      <ul className="gallery-swatches">
        {Object.entries(theme.radii).map(([name, borderRadius]) => (
          <li key={name}>
            <div className="gallery-radius" style={{ borderRadius }} />
            <b>{name}</b>
            <code>{borderRadius}</code>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The tokens of the design language. */
export function Tokens() {
  return (
    <>
      <Colours />
      <Type />
      <Radii />
    </>
  );
}
