const byDefault = 4173;

/** The port of the local server. A `PORT` that is no port ends the process with a sentence. */
export function readPort(given: string | undefined): number {
  const port = Number(given || byDefault);
  if (/^\d*$/.test(given ?? '') && port > 0 && port < 65_536) return port;
  console.error(
    `PORT is "${given}", which is not a port. Set it to a number from 1 to 65535, or leave it out: ${byDefault}.`,
  );
  process.exit(1);
}
