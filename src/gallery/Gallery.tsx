import { groups, type Group } from './all-examples.ts';
import { drawn } from './drawings.tsx';
import { renderExample, withOwnIds } from './render-example.tsx';
import { Tokens, tokens } from './Tokens.tsx';

const all = [...groups, drawn];

function Contents() {
  return (
    <nav className="gallery-contents" aria-label="Gallery">
      <h1>Gallery</h1>
      <ul>
        {[...tokens, ...all.map(({ name }) => name)].map((name) => (
          <li key={name}>
            <a href={`#${name}`}>{name}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Component({ name: component, examples }: Group) {
  return (
    <section id={component}>
      <h2 className="gallery-heading">{component}</h2>
      <div className="gallery-examples">
        {Object.entries(examples).map(([name, element]) => {
          const id = `${component}-${name.toLowerCase().replaceAll(/\W+/g, '-')}`;
          const html = withOwnIds(renderExample(element), id);
          return (
            <article key={name} id={id} className="gallery-example">
              <h3>
                <a href={`#${id}`}>{name}</a>
              </h3>
              <div className="gallery-frame" dangerouslySetInnerHTML={{ __html: html }} />
            </article>
          );
        })}
      </div>
    </section>
  );
}

/** Every component in every state, the design tokens and the drawings. */
export function Gallery() {
  return (
    <div className="gallery">
      <Contents />
      <main>
        <Tokens />
        {all.map((group) => (
          <Component key={group.name} {...group} />
        ))}
      </main>
    </div>
  );
}
