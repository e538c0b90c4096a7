import type { Site } from '#content/site.ts';
import { keepTrue } from './open-now.ts';

/**
 * A promise to reply, in place of which scripts show the time; without a text, whether the office is open. `once`: as of
 * when it is first shown.
 */
export function Now({ text, site, once = false }: { text: string; site: Site; once?: boolean }) {
  if (text !== '' && !site.replies.promises.some(({ words }) => text.includes(words))) return text;
  return (
    <span key={text} ref={(line) => keepTrue(line, site)} data-now={once ? 'once' : ''} suppressHydrationWarning>
      {text}
    </span>
  );
}
