import { isRouteErrorResponse, useRouteError } from 'react-router-dom';
import { CallLink } from '#components/Contact.tsx';
import { Hero } from '#components/Hero.tsx';
import * as classes from '#generated/classes.ts';
import type { Site } from '#generated/pages.ts';
import errorScene from '#generated/error-scene.svg?raw';
import { cx } from '#styles/cx.ts';

/** The status and text of a response, or the message of an error. */
export function describeError(error: unknown): string {
  if (isRouteErrorResponse(error)) return `${error.status} ${error.statusText}`.trim();
  if (error instanceof Error) return error.message;
  return String(error);
}

/** What a visitor sees when a page fails in a way nobody foresaw. */
export default function ErrorScreen({ site }: { site: Pick<Site, 'phone'> }) {
  const error = useRouteError();
  const hero = {
    title: 'Unexpected Application Error!',
    subtitle: 'Something went wrong on our side. Please try again, or call us.',
    button: { text: 'Return to Home', link: '/' },
  };
  return (
    <main id="main">
      <Hero
        hero={hero}
        picture={errorScene}
        last
        sky="afternoon"
        below={
          <p className={cx(classes.lead)}>
            <code>{describeError(error)}</code>
          </p>
        }
        beside={<CallLink phone={site.phone} />}
      />
    </main>
  );
}
