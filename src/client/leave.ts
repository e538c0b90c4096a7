import { createPath, type DataStrategyFunction, type Path } from 'react-router-dom';
import { NeedsServer } from '../routes.tsx';

/** Lets the browser itself go to an address, and never comes back. */
function leaveTo(address: string): Promise<never> {
  // After Back the address is there already; where it has a hash, assigning it would only scroll.
  if (address === createPath(location)) location.reload();
  else location.assign(address);
  return new Promise(() => {});
}

/**
 * Loads what a navigation needs. A page that this client cannot show is left to the browser, which asks the server; while
 * the device is offline the error screen serves the visitor better than the browser's own.
 */
export function loadOrLeave(destination: () => Path): DataStrategyFunction {
  return async ({ matches, request }) => {
    const wanted = matches.filter((match) => match.shouldCallHandler());
    const loaded = await Promise.all(wanted.map(async (match) => [match.route.id, await match.resolve()] as const));
    const isBeyondUs = loaded.some(([, { result }]) => result instanceof NeedsServer);
    // Who has gone elsewhere in the meantime stays there.
    if (isBeyondUs && navigator.onLine && !request.signal.aborted) return leaveTo(createPath(destination()));
    return Object.fromEntries(loaded);
  };
}
