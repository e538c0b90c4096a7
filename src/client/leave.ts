import { createPath, type DataStrategyFunction, type Path } from 'react-router-dom';
import { NeedsServer } from '../routes.tsx';

/** Lets the browser load an address; never resolves. */
function leaveTo(address: string): Promise<never> {
  // After Back, this address is already the current one. Assigning it would only scroll if it has a hash.
  if (address === createPath(location)) location.reload();
  else location.assign(address);
  return new Promise(() => {});
}

/**
 * Loads the data of a navigation. If this client cannot show the page, the browser loads it from the server. While the
 * device is offline, our error screen is shown instead of the browser's own.
 */
export function loadOrLeave(destination: () => Path): DataStrategyFunction {
  return async ({ matches, request }) => {
    const wanted = matches.filter((match) => match.shouldCallHandler());
    const loaded = await Promise.all(wanted.map(async (match) => [match.route.id, await match.resolve()] as const));
    const needsServer = loaded.some(([, { result }]) => result instanceof NeedsServer);
    // Ignore this if the visitor has gone to another page in the meantime.
    if (needsServer && navigator.onLine && !request.signal.aborted) return leaveTo(createPath(destination()));
    return Object.fromEntries(loaded);
  };
}
