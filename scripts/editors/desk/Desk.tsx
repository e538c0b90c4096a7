import './desk.css';
import { useCallback, useMemo, useRef, useState, type ComponentType } from 'react';
import type { TextFile } from '../new-area/plan.ts';
import { isReadable, type Change } from './change.ts';
import { Conflicts } from './Conflicts.tsx';
import { afterChoice, afterOthers, afterSave, conflictsIn, withText, type Files } from './drafts.ts';
import { failedWords } from './document.ts';
import { Entries } from './Entries.tsx';
import { EntryForm } from './EntryForm.tsx';
import { fieldOfWords, type FoundField } from './field-of-words.ts';
import type { SaveControlsProps } from './save-controls.ts';
import { listEntries, namedBy } from './listed.ts';
import { NewArea } from './NewArea.tsx';
import { NewEntry } from './NewEntry.tsx';
import type { NewEntryKind } from './makers.ts';
import { TableFigures } from './TableFigures.tsx';
import { Preview, type SendPage } from './Preview.tsx';
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
  const { saved, drafts, current, setTexts, isKept } = useTexts(files, watch);
  // A reload opens the file again.
  const [file, setFile] = useState(() => namedBy(location.hash, Object.keys(current)) ?? '');
  const [visited, setVisited] = useState<string>();
  const [status, setStatus] = useState(file in drafts ? 'This is your earlier draft. It is not saved yet.' : '');
  const [making, setMaking] = useState<NewEntryKind | 'area'>();
  const [wanted, setWanted] = useState<FoundField>();
  const main = useRef<HTMLElement>(null);
  const sendPage = useRef<SendPage>(null);

  const changes = useMemo(
    () => Object.entries(drafts).map(([name, { text }]): Change => ({ file: name, before: saved[name] ?? null, text })),
    [drafts, saved],
  );
  const conflicts = useMemo(() => conflictsIn({ saved, drafts }), [saved, drafts]);

  const engine = useEngine(ask, { files, current, file, visited }, sendPage);
  const { answer, failure, entry, path } = engine;

  function open(next: string): void {
    history.replaceState(null, '', `#${next}`);
    const own = answer?.state.entries.find((each) => each.file === next);
    // A file without a page of its own is previewed on the open page.
    setVisited(own !== undefined && own.path === undefined && own.shownOn === undefined ? path : undefined);
    setMaking(undefined);
    setFile(next);
    setStatus('');
    main.current?.scrollTo({ top: 0 });
  }

  const change = useCallback(
    (name: string, text: string) => {
      setTexts((now) => withText(now, name, text));
      setStatus('');
    },
    [setTexts],
  );

  function undo(name: string): void {
    setTexts((now) => withText(now, name, undefined));
    if (saved[name] === undefined) open('');
  }

  /** Moves the focus to the field that contains these words of the page. Returns whether there is one. */
  function openField(words: readonly string[], isButton: boolean): boolean {
    const sources = answer?.files.map((name) => ({ file: name, text: current[name] ?? '' })) ?? [];
    const found = fieldOfWords(words, sources);
    // A click on a link or button opens a field of this file only. Otherwise the link or button works as usual.
    if (isButton && found?.file !== file) return false;
    if (found === undefined) {
      setStatus('No field contains this text; the site makes it from other values.');
      return false;
    }
    if (found.file !== file) {
      open(found.file);
      setVisited(path);
    }
    setWanted({ ...found });
    return true;
  }

  function make(made: readonly TextFile[], words: string): void {
    for (const each of made) change(each.file, each.text);
    open(made[0]!.file);
    setVisited(undefined);
    setStatus(words);
  }

  const failed = failure && (
    <div role="alert" className="failed">
      <p>{failedWords}</p>
      <pre className="mistakes">{failure.failure}</pre>
    </div>
  );
  if (answer === undefined) return failed ?? <p className="wait">Reading the content …</p>;
  const { pages, mistakes } = answer.state;
  const listed = listEntries(answer.state, files, (name) => name in drafts);
  const text = current[file];
  const title = listed.find((each) => each.file === file)?.name ?? 'Choose what to edit';
  return (
    <div className="desk">
      <Entries entries={listed} schemas={files} chosen={making ? '' : file} onChoose={open} onMake={setMaking} />
      <main className="form" ref={main}>
        {failed}
        {making === 'area' ? (
          <NewArea ask={ask} onMake={make} onFailure={engine.setFailure} />
        ) : making ? (
          <NewEntry key={making.label} maker={making} files={current} entries={answer.state.entries} onMake={make} />
        ) : (
          <>
            <h1>{title}</h1>
            <SaveControls
              // Nothing is overwritten without a choice.
              changes={conflicts.length > 0 ? [] : changes}
              mistakes={mistakes}
              status={conflicts.length > 0 ? 'Choose below which text stays. Then you can save.' : status}
              isKept={isKept}
              isRight={engine.isRight}
              onSaved={(changed) => setTexts((now) => afterSave(now, changed))}
              onOthers={(others) => setTexts((now) => afterOthers(now, { ...now.saved, ...others }))}
              onUndo={file in drafts ? () => undo(file) : undefined}
              onOpen={open}
              onStatus={setStatus}
            />
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
                onText={change}
                wanted={wanted}
              />
            )}
            <Conflicts
              conflicts={conflicts}
              onChoose={(each, whose) => setTexts((now) => afterChoice(now, each, whose))}
            />
          </>
        )}
      </main>
      <Preview
        frame={frame}
        send={sendPage}
        path={path}
        paths={pages}
        shown={answer.shown}
        onOpen={setVisited}
        onWords={openField}
      />
    </div>
  );
}
