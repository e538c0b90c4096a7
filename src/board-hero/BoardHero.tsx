import { useRef, type ReactNode } from 'react';
import * as classes from '#generated/classes.ts';
import type { Image, Picture as Svg } from '#drawings/pictures.ts';
import type { PriceBoard } from '#board/price-board.ts';
import type { Site } from '#content/site.ts';
import { cx } from '#styles/cx.ts';
import { ButtonLink } from '#ui/Button.tsx';
import { BookBar } from '#ui/BookBar.tsx';
import { Text } from '#ui/Contact.tsx';
import type { Sky } from '#ui/sections/Hero.tsx';
import { Arrow } from '#ui/Icon.tsx';
import { Now } from '#hours/Now.tsx';
import { Picture } from '#ui/Picture.tsx';
import { Says } from '#board/Says.tsx';
import { useChosen } from '#board/use-chosen.ts';

interface BoardHeroProps {
  hero: { title: string; subtitle: string };
  /** The name at the end of the title, the loudest word of the page; the words before it are small. */
  name?: string;
  /** The picture behind the board, which shows what is chosen; its sky continues under the title. */
  picture: Svg | Image;
  sky: Sky;
  /** The class of the kind of page, which places board and picture. */
  place: string;
  /** A line above the title, such as the station of an area. */
  above?: ReactNode;
  board: PriceBoard;
  /** A heading in the board. */
  heading?: string;
  site: Site;
  /** The table: of homes by services, or of the homes of one service. */
  children: ReactNode;
}

function Title({ title, name }: { title: string; name: string | undefined }) {
  if (name === undefined) return <h1>{title}</h1>;
  const at = title.endsWith(name) ? title.length - name.length : title.length;
  return (
    <h1>
      <span>{title.slice(0, at)}</span>
      <b>{title.slice(at)}</b>
    </h1>
  );
}

/**
 * The opening of a page with the price board: one cell can be chosen, and the button opens the contact page with the
 * choice, and the area or the service, in its address. Without scripts, too: the stylesheet shows the words of the chosen
 * cell. A button that opens another page or site is a link, because only the contact page takes a choice.
 */
export function BoardHero({ hero, name, picture, sky, place, above, board, heading, site, children }: BoardHeroProps) {
  const form = useRef<HTMLFormElement>(null);
  useChosen(form);
  const { start, button, area, next } = board;
  const promise = <Now text={start.text} site={site} />;

  const action = button.link ? (
    <ButtonLink button={{ text: button.start, link: button.link }} tone="primary" />
  ) : (
    <button type="submit" className={cx(classes.button, { tone: 'primary' })}>
      <span className={classes.boardLabels}>
        <Says
          board={board}
          none={[button.start, '']}
          of={({ figure, line, strong, choice }) => [figure ? `${button.chosen} · ${line}` : strong, choice]}
        />
      </span>
      <Arrow />
    </button>
  );
  return (
    <section className={`${cx(classes.hero, { sky })} ${classes.boardHero} ${place} ${classes.choosing}`}>
      <div className={`${classes.wrap} ${classes.heroHead}`}>
        {above}
        <Title title={hero.title} name={name} />
        <p className={classes.lead}>{hero.subtitle}</p>
      </div>
      <Picture picture={picture} className={classes.heroPicture} />
      <div className={`${classes.wrap} ${classes.boardSeat}`}>
        <form ref={form} id="board" action={board.action} className={classes.board} aria-label={board.name}>
          {heading !== undefined && <h2>{heading}</h2>}
          {children}
          <p className={classes.boardSays} role="status">
            <Says board={board} none={[start.strong, promise]} of={({ strong, text }) => [strong, text]} />
          </p>
          {area !== undefined && <input type="hidden" name="area" value={area} />}
          <BookBar site={site} button={action} />
          <p className={`${classes.boardNext} ${classes.small}`}>
            <Text text={next} contact={site} />
          </p>
        </form>
      </div>
    </section>
  );
}
