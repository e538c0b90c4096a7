import { connect, createServer, type Server, type Socket } from 'node:net';

/** The DevTools preset "Slow 4G": a round trip in ms, and bytes a second. */
const roundTrip = 562.5;
const download = 180_000;
const upload = 84_375;

/** Passes bytes on half a round trip later, at most `rate` of them a second over all connections. */
function direction(rate: number): (from: Socket, to: Socket) => void {
  let free = 0;
  return (from, to) => {
    const later = (action: () => void) => setTimeout(action, Math.max(0, free - performance.now()) + roundTrip / 2);
    from.on('data', (bytes) => {
      free = Math.max(free, performance.now()) + (bytes.length / rate) * 1_000;
      later(() => to.writable && to.write(bytes));
    });
    from.on('error', () => undefined).on('close', () => later(() => to.destroy()));
  };
}

/**
 * A slow line to a server on this machine. DevTools' own slows down only the page that is shown: the request for a page
 * that the browser prerenders goes past it.
 */
export function slowLine(port: number): Server {
  const up = direction(upload);
  const down = direction(download);
  return createServer((browser) => {
    const server = connect(port, '127.0.0.1');
    up(browser, server);
    down(server, browser);
  });
}
