import * as classes from '#generated/classes.ts';
import type { Service } from '#generated/entries.ts';
import * as texts from '#generated/interface.ts';
import type { SheetPictures } from '#drawings/pictures.ts';
import { figureWords } from '#board/price-board.ts';
import type { Site } from '#content/site.ts';
import { cx } from '#styles/cx.ts';
import { Filled } from '#ui/Filled.tsx';
import { filled } from '#ui/filled-text.ts';
import { Icon } from '#ui/Icon.tsx';
import { Logo } from '#ui/Logo.tsx';
import { Picture } from '#ui/Picture.tsx';

type Inclusions = Service['inclusions'];

interface SheetProps {
  service: Pick<Service, 'name' | 'inclusions' | 'prices' | 'durations'>;
  pictures: SheetPictures;
  site: Pick<Site, 'brand' | 'phone' | 'email'>;
}

const words = texts.inclusions;
const onPaper = (part: string) => `${classes.onPaper} ${part}`;

/** Empty boxes or lines on paper, for each visit. */
const More = ({ count }: { count: number }) => Array.from({ length: count }, (_, index) => <i key={index} />);

/** The owner's lines about what is not done, what costs extra and what to have ready: those that are written. */
function Lines({ of }: { of: Pick<Inclusions, 'notIncluded' | 'extra' | 'bringYourOwn'> }) {
  const written = (['notIncluded', 'extra', 'bringYourOwn'] as const).filter((name) => of[name] !== undefined);
  return written.map((name) => (
    <p key={name}>
      <b>{words[name]}</b> {of[name]}
    </p>
  ));
}

interface PartProps {
  item: Inclusions['items'][number];
  number: number;
  numbered: boolean;
  room: SheetPictures['rooms'][number] | undefined;
  visits: number;
}

/** A room of the block, with the box that lights it, and its list. Only on paper, each task has a box with its tick. */
function Part({ item: { name, tasks, ...lines }, number, numbered, room, visits }: PartProps) {
  return (
    <li id={`part-${number}`}>
      <label className={cx(classes.sheetRoom, { place: room?.place })}>
        <Picture as="span" picture={room?.picture ?? ''} />
        <span className={classes.sheetName}>
          <input type="checkbox" aria-label={filled(words.ready, { part: name })} />
          {numbered && <b>{number}</b>}
          <span>{name}</span>
        </span>
      </label>
      <div className={classes.sheetList}>
        {numbered && <b aria-hidden="true">{number}</b>}
        <div>
          <h3>{name}</h3>
          {tasks && (
            <ul className={classes.tasks}>
              {tasks.map((task) => (
                <li key={task}>
                  <More count={visits} />
                  {task}
                </li>
              ))}
            </ul>
          )}
          <Lines of={lines} />
        </div>
      </div>
    </li>
  );
}

/** What is only on paper, above the lists: whose sheet it is, and for which home. */
function PaperHead({ service: { name, inclusions }, site }: Omit<SheetProps, 'pictures'>) {
  const { block, street, unit, date } = words;
  const { name: sheet, visits } = inclusions.sheet;
  return (
    <>
      <div className={onPaper(classes.paperHead)}>
        <Logo brand={site.brand} />
        <p>
          <b>{sheet}</b> {name}
        </p>
        <p>
          {site.phone} <br /> {site.email}
        </p>
      </div>
      <p className={onPaper(classes.paperLines)}>
        {[block, street, unit, ...(visits === undefined ? [date] : [])].map((line) => (
          <span key={line}>{line}</span>
        ))}
      </p>
    </>
  );
}

/** What is only on paper, below the lists: notes, signatures, and the promise with the figures of the service. */
function PaperFoot({ service: { inclusions, prices, durations }, site }: Omit<SheetProps, 'pictures'>) {
  const figures = (prices ?? durations ?? []).map((figure) => `${figure.label} ${figureWords(figure)}`);
  return (
    <div className={onPaper(classes.paperFoot)}>
      <p>{words.notes}</p>
      <p>
        {inclusions.sheet.signs.map((name) => (
          <span key={name}>{filled(words.signature, { name })}</span>
        ))}
      </p>
      <p>
        <b>{words.promise}</b> {[site.phone, ...figures].join(' · ')}
      </p>
    </div>
  );
}

/**
 * How many parts are ready, and what to do then. The stylesheet counts, which not all screen readers read, and shows the
 * second line when all are ready.
 */
function Says({ sheet: { some, all }, count }: { sheet: Inclusions['sheet']; count: number }) {
  const values = { count, ready: <span className={classes.sheetCount} /> };
  return (
    <p className={classes.sheetSays} role="status">
      {[some, all].map(({ strong, text }, index) => (
        <span key={strong}>
          <b aria-hidden={index === 0}>
            <Filled text={strong} values={values} />
          </b>{' '}
          <Filled text={text} values={values} />
        </span>
      ))}
    </p>
  );
}

/**
 * What a service includes, as a block that is cut open and a sheet beside it. Once the handover has started it is night,
 * and a ticked part lights its room and its list. Printed, the page is the sheet. The stylesheet does all of it; only the
 * button to print needs a script.
 */
export function Sheet({ service, pictures: { rooms, gable, deck }, site }: SheetProps) {
  const { heading, lead, numbered, sheet, items, ...lines } = service.inclusions;
  const { name, start, visits = 1, prints } = sheet;
  const List = numbered ? 'ol' : 'ul';
  const parts = `${items.length}` as keyof typeof classes.sheet.variants.parts;
  return (
    <section className={`${cx(classes.band)} ${classes.sheetBand}`}>
      <div className={classes.wrap}>
        <div className={classes.sectionHead}>
          <h2>{heading}</h2>
          {lead !== undefined && <p className={classes.lead}>{lead}</p>}
        </div>
        <div className={cx(classes.sheet, { parts, visits: visits > 1 ? 'several' : undefined })}>
          <PaperHead service={service} site={site} />
          <div className={classes.sheetRoof} />
          <Picture as="span" picture={gable} className={classes.sheetGable} />
          <div className={classes.sheetHead}>
            <h3>{name}</h3>
            <label className={`${cx(classes.button, { size: 'small' })} ${classes.sheetStart}`}>
              <input type="checkbox" className={classes.hidden} />
              {start}
            </label>
          </div>
          {visits > 1 && (
            <p className={onPaper(classes.paperDates)}>
              {words.dates} <More count={visits} />
            </p>
          )}
          <List className={classes.sheetParts}>
            {items.map((item, index) => (
              <Part key={item.name} {...{ item, number: index + 1, numbered, room: rooms[index], visits }} />
            ))}
          </List>
          <div className={classes.sheetFoot}>
            <Lines of={lines} />
            <Says sheet={sheet} count={items.length} />
            <p>
              <button
                type="button"
                className={cx(classes.button, { tone: 'outline', size: 'small' })}
                onClick={() => print()}
              >
                <Icon name="printer" />
                {words.print}
              </button>
              <span>{prints}</span>
            </p>
          </div>
          <Picture as="span" picture={deck} className={classes.sheetDeck} />
          <PaperFoot service={service} site={site} />
        </div>
      </div>
    </section>
  );
}
