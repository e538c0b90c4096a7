import { createPath, type DataStrategyFunction, type Path } from 'react-router-dom';
import { NeedsServer } from '../routes.tsx';

/** Lets the browser load an address; never resolves. */
function leaveTo(address: string): Promise<never> {
  // After Back, this address is already the current one. Assigning it would only scroll if it has a hash.
  if (address === createPath(location)) location.reload();
  else location.assign(address);
  return new Promise(() => {});
}

/** Whether the server can be reached. A browser may take itself to be offline although it is not. */
const isReachable = async () =>
  navigator.onLine || (await fetch(location.href, { method: 'HEAD', cache: 'no-store' }).then(Boolean, () => false));

/**
 * Loads the data of a navigation. If this client cannot show the page, the browser loads it from the server. While the
 * server cannot be reached, our error screen is shown instead of the browser's own.
 */
export function loadOrLeave(destination: () => Path): DataStrategyFunction {
  return async ({ matches, request }) => {
    const wanted = matches.filter((match) => match.shouldCallHandler());
    const loaded = await Promise.all(wanted.map(async (match) => [match.route.id, await match.resolve()] as const));
    const needsServer = loaded.some(([, { result }]) => result instanceof NeedsServer);
    // Ignore this if the visitor has gone to another page in the meantime.
    if (needsServer && (await isReachable()) && !request.signal.aborted) return leaveTo(createPath(destination()));
    return Object.fromEntries(loaded);
  };
}
