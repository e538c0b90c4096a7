// Shows on the contact page whether the office is open now, for a visitor who only reads: React is not loaded yet.
import { everyMinute, openNow } from '#components/open-now.ts';
import { site } from '#generated/site.ts';

export function showOpenNow(line: Element): void {
  const show = () => (line.textContent = openNow(site, new Date()));
  show();
  everyMinute(show);
}
