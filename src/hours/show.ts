// Shows whether the office is open now, and when a reply comes, to a visitor who only reads: React is not loaded yet.
import { keepTrue } from './open-now.ts';
import { site } from '#generated/site.ts';

export function showNow(): void {
  for (const line of document.querySelectorAll<HTMLElement>('[data-now]')) keepTrue(line, site);
}
