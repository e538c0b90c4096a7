import type { ArtAddress } from '#types/pictures.ts';
import * as classes from '#generated/classes.ts';
import { cx } from '#styles/cx.ts';
import { Art } from './Art.tsx';

/** The picture of a service. */
export function Vignette({ address }: { address: ArtAddress }) {
  return <Art address={address} width={480} height={300} className={cx(classes.vignette)} />;
}
