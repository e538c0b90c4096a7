import './desk.css';
import { useCallback, useMemo, useRef, useState, type ComponentType } from 'react';
import type { TextFile } from '../../area/new-plan.ts';
import { textsIn } from '#content/texts.ts';
import { dataOf, isReadable, type Change } from './change.ts';
import { ChangeArea } from './ChangeArea.tsx';
import { Conflicts } from './Conflicts.tsx';
import { afterChoice, afterSave, conflictsIn, withText, type Files } from './drafts.ts';
import { failedWords } from './document.ts';
import { Entries } from './Entries.tsx';
import { EntryForm } from './EntryForm.tsx';
import { fieldOfWords, type FoundField } from './field-of-words.ts';
import type { SaveControlsProps } from './save-controls.ts';
import { listEntries, namedBy } from './listed.ts';
import { NewArea } from './NewArea.tsx';
import { NewEntry } from './NewEntry.tsx';
import type { Maker } from '../engine/engine.ts';
import { TableFigures } from './TableFigures.tsx';
import { Search } from './Search.tsx';
import { Preview } from './Preview.tsx';
import type { Ask } from './start-engine.ts';
import { useEngine } from './use-engine.ts';
import { useTexts, type Watch } from './use-texts.ts';

interface Props {
  files: Files;
  ask: Ask;
  /** The controls above the form, which save the changes or propose them. */
  SaveControls: ComponentType<SaveControlsProps>;
  /** The document of the frame: an address, or its HTML. */
  frame: { src: string } | { srcDoc: string };
  watch?: Watch;
}

/** Shows each file as a form, beside a preview of its page. */
export function Desk({ files, ask, SaveControls, frame, watch }: Props) {
  const { saved, drafts, current, store, isKept, broken } = useTexts(files, watch);
  // A reload opens the file again.
  const [file, setFile] = useState(() => namedBy(location.hash, Object.keys(current)) ?? '');
  const [visited, setVisited] = useState<string>();
  const [status, setStatus] = useState(file in drafts ? 'This is your earlier draft. It is not saved yet.' : '');
  const [lastSaved, setLastSaved] = useState<readonly string[]>([]);
  const [showsAll, setShowsAll] = useState(false);
  const [making, setMaking] = useState<Maker | 'area'>();
  const [wanted, setWanted] = useState<FoundField>();
  /** The drafts before the last change of several files at once: undoing one of these files undoes all of them. */
  const [earlier, setEarlier] = useState<Readonly<Record<string, string | undefined>>>({});
  const main = useRef<HTMLElement>(null);

  const changes = useMemo(
    () =>
      Object.entries(drafts)
        .filter(([name]) => !broken.some(({ file }) => file === name))
        .map(([name, { text }]): Change => ({ file: name, before: saved[name] ?? null, text })),
    [drafts, saved, broken],
  );
  const conflicts = useMemo(() => conflictsIn({ saved, drafts }), [saved, drafts]);

  const engine = useEngine(ask, { saved, drafts, current, file, visited });
  const { answer, failure, entry, path } = engine;

  function open(next: string): void {
    history.replaceState(null, '', `#${next}`);
    const own = answer?.state.entries.find((each) => each.file === next);
    // A file without a page of its own is previewed on the open page.
    setVisited(own !== undefined && own.shownOn === undefined ? path : undefined);
    setMaking(undefined);
    setFile(next);
    setStatus('');
    setLastSaved([]);
    setWanted(undefined);
    setShowsAll(false);
    main.current?.scrollTo({ top: 0 });
  }

  const change = useCallback(
    (name: string, text: string) => {
      store.change((now) => withText(now, name, text));
      setStatus('');
      setLastSaved([]);
    },
    [store],
  );

  function undo(name: string): void {
    const together = name in earlier ? earlier : { [name]: undefined };
    store.change((now) => Object.entries(together).reduce((texts, [each, text]) => withText(texts, each, text), now));
    setEarlier({});
    setStatus('Undone.');
    if (saved[name] === undefined) open('');
  }

  /** Opens a file, unless it is open, and moves the focus to a field. */
  function openAt(found: FoundField): void {
    if (found.file !== file || making) open(found.file);
    setWanted({ ...found });
  }

  async function isRight(): Promise<boolean> {
    const mistakes = await engine.check();
    const first = mistakes?.find((mistake) => mistake.file === file) ?? mistakes?.[0];
    if (first) openAt(first);
    setShowsAll(first !== undefined);
    return mistakes?.length === 0;
  }

  /** Moves the focus to the field that contains these words of the page. Returns whether there is one. */
  function openField(words: readonly string[], isButton: boolean): boolean {
    const sources = answer?.files.map((name) => ({ file: name, text: current[name] ?? '' })) ?? [];
    const found = fieldOfWords(words, sources);
    // A click on a link or button opens a field of this file only. Otherwise the link or button works as usual.
    if (isButton && found?.file !== file) return false;
    if (found === undefined) {
      setStatus('The desk cannot tell which field has this text. Search for some of its words.');
      return false;
    }
    openAt(found);
    if (found.file !== file) setVisited(path);
    return true;
  }

  function make(made: readonly TextFile[], words: string): void {
    setEarlier(Object.fromEntries(made.map((each) => [each.file, drafts[each.file]?.text])));
    for (const each of made) change(each.file, each.text);
    const { file, text } = made[0]!;
    open(file);
    setVisited(undefined);
    setStatus(words);
    const empty = textsIn(dataOf(file, text)).find((each) => each.text === '');
    if (empty) setWanted({ file, path: empty.path });
  }

  const failed = failure && (
    <div role="alert" className="failed">
      <p>{failedWords}</p>
      <pre className="mistakes">{failure}</pre>
    </div>
  );
  if (answer === undefined) return failed ?? <p className="wait">Reading the content …</p>;
  const { pages, mistakes } = answer.state;
  const listed = listEntries(answer.state, (name) => name in drafts);
  const text = current[file];
  const nameOf = (name: string) => listed.find((each) => each.file === name)?.name ?? name;
  return (
    <div className="desk">
      <Entries
        entries={listed}
        makers={answer.state.makers}
        chosen={making ? '' : file}
        onChoose={open}
        onMake={setMaking}
      >
        <Search entries={listed} texts={current} schemas={files} onFound={openAt} />
      </Entries>
      <main className="form" ref={main}>
        {failed}
        {making === 'area' ? (
          <NewArea ask={ask} onMake={make} onFailure={engine.setFailure} />
        ) : making ? (
          <NewEntry key={making.label} maker={making} files={current} entries={listed} onMake={make} />
        ) : (
          <>
            <h1>{file === '' ? 'Choose what to edit' : nameOf(file)}</h1>
            <SaveControls
              // Nothing is overwritten without a choice.
              changes={conflicts.length > 0 ? [] : changes}
              mistakes={mistakes}
              saved={lastSaved}
              status={conflicts.length > 0 ? 'Choose below which text stays. Then you can save.' : status}
              isKept={isKept}
              broken={broken}
              nameOf={nameOf}
              isRight={isRight}
              onSaved={(changed) => {
                store.change((now) => afterSave(now, changed));
                setLastSaved(changed.map((each) => each.file));
              }}
              onOthers={(read) => store.followFiles(read(store.state().texts.saved))}
              onUndo={file in drafts ? { name: nameOf(file), undo: () => undo(file) } : undefined}
              onOpen={(name) => openAt(mistakes.find((each) => each.file === name) ?? { file: name, path: [] })}
              onStatus={setStatus}
            />
            {entry?.kind === 'neighbourhood' && mistakes.length === 0 && (
              <ChangeArea
                key={`change ${file}`}
                ask={ask}
                slug={entry.slug}
                onMake={make}
                onFailure={engine.setFailure}
              />
            )}
            <TableFigures figures={answer.state.figures} />
            {text !== undefined && entry && isReadable(file, text) && (
              <EntryForm
                key={file}
                file={file}
                base={saved[file] ?? text}
                text={text}
                kind={entry.kind}
                files={files}
                mistakes={mistakes.filter((mistake) => mistake.file === file)}
                showsAll={showsAll}
                onText={change}
                wanted={wanted}
              />
            )}
            <Conflicts
              conflicts={conflicts}
              onChoose={(each, whose) => store.change((now) => afterChoice(now, each, whose))}
            />
          </>
        )}
      </main>
      <Preview
        frame={frame}
        path={path}
        paths={pages}
        shown={answer.shown}
        isEarlier={answer.state.isEarlier}
        onOpen={setVisited}
        onWords={openField}
      />
    </div>
  );
}
