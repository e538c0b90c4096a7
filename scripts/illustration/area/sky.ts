import { between } from '../random.ts';
import { bar, circle, d, path, rect } from '../svg.ts';
import { chanceOf, height, width, type Stage } from './stage.ts';

/** The far silhouette: low behind the words at the left, rising behind the blocks at the right. */
function silhouette(stage: Stage): string {
  const random = chanceOf(stage, 'horizon');
  let x = -10;
  let outline = d`M${x} ${stage.ground}`;
  while (x < width + 20) {
    const most = x < 620 ? 56 + x * 0.05 : 120 + Math.min(1, (x - 620) / 700) * 150;
    const step = between(random, 30, 90);
    outline += d`V${stage.ground - most * between(random, 0.6, 1.1)}h${step}`;
    x += step;
  }
  return path(outline + d`V${stage.ground}z`, stage.sky.far);
}

/** Sky, a whole sun, three bars of haze and the silhouette. The left stays empty: words stand there. */
export function skyLayer(stage: Stage): string {
  const random = chanceOf(stage, 'sky');
  const { sky, plan } = stage;
  const x = between(random, 846, 882);
  const y = between(random, 166, 186);
  const radius = plan.sky === 'noon' ? 86 : 98;
  return (
    rect(0, 0, width, height, sky.sky) +
    circle(x, y, radius, sky.sun) +
    bar(x - radius - between(random, 70, 110), y + 34, 190, 18, sky.haze) +
    bar(x + between(random, 60, 100), y - 70, between(random, 220, 310), 18, sky.haze) +
    bar(between(random, 1120, 1240), y - between(random, 90, 110), between(random, 170, 250), 18, sky.haze) +
    silhouette(stage)
  );
}
