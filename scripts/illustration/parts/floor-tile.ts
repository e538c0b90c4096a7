import { colour } from '../palette.ts';
import { circle, d, path } from '../svg.ts';

/** One Peranakan tile of `size` x `size`, without its ground. */
export function floorTile(size: number): string {
  const c = size / 2;
  const s = (share: number) => size * share;
  const corner = s(0.22);
  return (
    path(
      d`M${c} ${s(0.08)}q${s(0.1)} ${s(0.24)} ${s(0.42)} ${s(0.42)}q${s(-0.32)} ${s(0.18)} ${s(-0.42)} ${s(0.42)}q${s(-0.1)} ${s(-0.24)} ${s(-0.42)} ${s(-0.42)}q${s(0.32)} ${s(-0.18)} ${s(0.42)} ${s(-0.42)}z`,
      colour.tile,
    ) +
    path(d`M${c} ${s(0.28)}l${corner} ${corner} ${-corner} ${corner} ${-corner} ${-corner}z`, colour.mango) +
    path(
      d`M0 0h${corner}q0 ${corner} ${-corner} ${corner}zM${size} 0v${corner}q${-corner} 0 ${-corner} ${-corner}zM${size} ${size}h${-corner}q0 ${-corner} ${corner} ${-corner}zM0 ${size}v${-corner}q${corner} 0 ${corner} ${corner}z`,
      colour.hibiscus,
    ) +
    circle(c, c, s(0.07), colour.white)
  );
}
