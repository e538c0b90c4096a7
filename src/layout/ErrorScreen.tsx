import { useEffect } from 'react';
import { isRouteErrorResponse, useRouteError } from 'react-router-dom';
import { CallLink } from '#components/Contact.tsx';
import { Hero } from '#components/Hero.tsx';
import * as classes from '#generated/classes.ts';
import type { Site } from '#types/site.ts';
import errorScene from '#generated/error-scene.svg?raw';
import { cx } from '#styles/cx.ts';

/** The status and text of a response, or the message of an error. */
export function describeError(error: unknown): string {
  if (isRouteErrorResponse(error)) return `${error.status} ${error.statusText}`.trim();
  if (error instanceof Error) return error.message;
  return String(error);
}

const title = 'Unexpected Application Error!';

/** Gets the page from the server: what failed may be its data, its code, or what the client made of them. */
function tryAgain(): void {
  if (navigator.onLine) location.reload();
}

/** What a visitor sees when a page fails. It is tried again when the line is back. */
export default function ErrorScreen({ site }: { site: Pick<Site, 'phone'> }) {
  const error = useRouteError();
  useEffect(() => {
    document.title = title;
    addEventListener('online', tryAgain);
    return () => removeEventListener('online', tryAgain);
  }, []);
  const isOffline = typeof navigator === 'object' && !navigator.onLine;
  const hero = {
    title,
    subtitle: isOffline
      ? 'You are offline. We will load the page when you are back online.'
      : 'Something went wrong on our side. Please try again, or call us.',
  };
  const actions = (
    <>
      <button type="button" className={cx(classes.button, { tone: 'primary' })} onClick={tryAgain}>
        Try again
      </button>
      <CallLink phone={site.phone} />
      {/* A fresh start: the browser asks the server. */}
      <a href="/" className={cx(classes.textLink)}>
        Return to Home
      </a>
    </>
  );
  return (
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
      beside={actions}
    />
  );
}
