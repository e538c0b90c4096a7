import { anchor, groups, type Group } from './all-examples.ts';
import type { Example } from '../examples/example.ts';
import { renderExample, withOwnIds } from './render-example.tsx';
import { Tokens } from './Tokens.tsx';

function Contents() {
  return (
    <nav className="gallery-contents" aria-label="Gallery">
      <h1>Gallery</h1>
      <ul>
        {['Colours', 'Type', 'Radii'].map((name) => (
          <li key={name}>
            <a href={`#${name.toLowerCase()}`}>{name}</a>
          </li>
        ))}
        {groups.map(({ name }) => (
          <li key={name}>
            <a href={`#${name}`}>{name}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Shown({ component, example }: { component: string; example: Example }) {
  const id = anchor(component, example.name);
  return (
    <article id={id} className="gallery-example">
      <h3>
        <a href={`#${id}`}>{example.name}</a>
      </h3>
      <div className="gallery-frame" dangerouslySetInnerHTML={{ __html: withOwnIds(renderExample(example), id) }} />
    </article>
  );
}

function Component({ name, examples }: Group) {
  return (
    <section id={name}>
      <h2 className="gallery-heading">{name}</h2>
      <div className="gallery-examples">
        {examples.map((example) => (
          <Shown key={example.name} component={name} example={example} />
        ))}
      </div>
    </section>
  );
}

/** Every component in every state, and the design tokens. */
export function Gallery() {
  return (
    <div className="gallery">
      <Contents />
      <main>
        <Tokens />
        {groups.map((group) => (
          <Component key={group.name} {...group} />
        ))}
      </main>
    </div>
  );
}
