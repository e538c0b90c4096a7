import * as classes from '#generated/classes.ts';
import type { Service } from '#generated/entries.ts';
import * as texts from '#generated/interface.ts';
import type { ArtAddress } from '#types/pictures.ts';
import { cx } from '#styles/cx.ts';
import { Art } from './Picture.tsx';
import { Icon } from './Icon.tsx';

const counts = { 4: 'four', 5: 'five', 6: 'six' } as const;

function Tasks({ tasks }: { tasks: readonly string[] }) {
  return (
    <ul className={classes.tasks}>
      {tasks.map((task) => (
        <li key={task}>
          <Icon name="check" />
          {task}
        </li>
      ))}
    </ul>
  );
}

function Line({ label, text }: { label: string; text: string | undefined }) {
  if (text === undefined) return null;
  return (
    <p className={`${classes.panel} ${classes.inclusionLine}`}>
      <b>{label}</b> {text}
    </p>
  );
}

/**
 * What a service includes (rooms or jobs with their tasks, numbered if their order matters) and what it does not
 * include.
 */
export function Inclusions({ inclusions, rooms }: { inclusions: Service['inclusions']; rooms: readonly ArtAddress[] }) {
  const { numbered, items, notIncluded, bringYourOwn } = inclusions;
  const List = numbered ? 'ol' : 'ul';
  const count = counts[items.length as keyof typeof counts];
  return (
    <>
      <List className={cx(classes.inclusions, { count })}>
        {items.map(({ name, tasks }, index) => (
          <li key={name}>
            {rooms[index] && <Art address={rooms[index]} width={360} height={190} className={classes.room} />}
            <div className={classes.inclusion}>
              {numbered && (
                <span className={classes.numeral} aria-hidden="true">
                  {index + 1}
                </span>
              )}
              <div>
                <h3>{name}</h3>
                {tasks && <Tasks tasks={tasks} />}
              </div>
            </div>
          </li>
        ))}
      </List>
      <Line label={texts.inclusions.notIncluded} text={notIncluded} />
      <Line label={texts.inclusions.bringYourOwn} text={bringYourOwn} />
    </>
  );
}
