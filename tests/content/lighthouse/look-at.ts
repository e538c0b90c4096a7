// Runs Lighthouse on pages, one after the other, and writes each result into a folder: look-at.ts <device> <folder> <url…>.
// A process of its own, because Lighthouse can run only once at a time in a process.
import { writeFileSync } from 'node:fs';
import type { Device } from './budgets.ts';
import { runLighthouse, withBrowser } from './look.ts';

const [device, folder, ...urls] = process.argv.slice(2) as [Device, string, ...string[]];
await withBrowser(async (port) => {
  for (const [index, url] of urls.entries()) {
    // Lighthouse CI reads only names with digits; those of other processes begin with other digits.
    const name = `lhr-${process.pid}${String(index).padStart(3, '0')}.json`;
    writeFileSync(`${folder}/${name}`, await runLighthouse(port, url, device));
  }
});
// Lighthouse leaves timers behind, which would keep this process alive.
process.exit(0);
