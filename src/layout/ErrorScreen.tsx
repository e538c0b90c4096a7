import { useEffect } from 'react';
import { isRouteErrorResponse, useRouteError } from 'react-router-dom';
import { CallLink } from '#ui/Contact.tsx';
import { Hero } from '#ui/sections/Hero.tsx';
import * as classes from '#generated/classes.ts';
import { errors } from '#generated/interface.ts';
import type { Site } from '#content/site.ts';
import errorScene from '#generated/error-scene.svg?raw';
import { cx } from '#styles/cx.ts';

/** The status and text of a response, or the message of an error. */
export function describeError(error: unknown): string {
  if (isRouteErrorResponse(error)) return `${error.status} ${error.statusText}`.trim();
  if (error instanceof Error) return error.message;
  return String(error);
}

/** Loads the page from the server, because the cause may be its data, its code or an error in the client. */
const tryAgain = () => location.reload();

/** The screen for a page that cannot be shown. It reloads the page when the connection is back. */
export default function ErrorScreen({ site }: { site: Pick<Site, 'phone'> }) {
  const error = useRouteError();
  useEffect(() => {
    document.title = errors.title;
    addEventListener('online', tryAgain);
    return () => removeEventListener('online', tryAgain);
  }, []);
  const isOffline = typeof navigator === 'object' && !navigator.onLine;
  const hero = {
    title: errors.title,
    subtitle: isOffline ? errors.offline : errors.failed,
  };
  const actions = (
    <>
      <button type="button" className={cx(classes.button, { tone: 'primary' })} onClick={tryAgain}>
        {errors.tryAgain}
      </button>
      <CallLink phone={site.phone} />
      {/* With a target, the link is not opened in place: the browser asks the server, because the client may be the cause. */}
      <a href="/" target="_self" className={classes.textLink}>
        {errors.returnHome}
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
        <p className={classes.lead}>
          <code>{describeError(error)}</code>
        </p>
      }
      beside={actions}
    />
  );
}
