import * as classes from '#generated/classes.ts';
import type { Site } from '#generated/entries.ts';
import type { Example } from '#examples/example.ts';
import { cx } from '#styles/cx.ts';
import { SocialIcon } from './SocialIcon.tsx';

type Name = Site['social'][number]['icon'];

// A record, so that a network without an example does not compile.
const names: Record<Name, true> = {
  facebook: true,
  instagram: true,
  telegram: true,
  tiktok: true,
  whatsapp: true,
  youtube: true,
};

export const examples: readonly Example[] = (Object.keys(names) as Name[]).map((name) => ({
  name,
  element: (
    <ul className={cx(classes.social)}>
      <li>
        <SocialIcon name={name} />
      </li>
    </ul>
  ),
}));
