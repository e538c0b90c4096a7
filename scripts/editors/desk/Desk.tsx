import './desk.css';
import { startTransition, useCallback, useEffect, useMemo, useRef, useState, type ComponentType } from 'react';
import type { TextFile } from '../new-area/from-books.ts';
import { rebased, type Change } from './change.ts';
import { forgetDraft, keepDraft, readDrafts } from './drafts.ts';
import { Entries } from './Entries.tsx';
import { Failed } from './Failed.tsx';
import { EntryForm, type EntryFormHandle } from './EntryForm.tsx';
import type { KeepProps } from './keep.ts';
import { listEntries } from './listed.ts';
import { NewArea } from './NewArea.tsx';
import { NewEntry } from './NewEntry.tsx';
import type { Maker } from './makers.ts';
import { Preview, type SendPage } from './Preview.tsx';
import type { Ask } from './start-engine.ts';
import type { Answer, Failure } from './worker.ts';

type Files = Readonly<Record<string, string>>;

interface Props {
  files: Files;
  ask: Ask;
  /** The button that saves the changes, or proposes them. */
  Keep: ComponentType<KeepProps>;
  /** The document of the frame: an address, or its HTML. */
  frame: { src: string } | { srcDoc: string };
  /** Calls back when another program has changed files. Returns what stops that. */
  watch?: (then: (files: Files) => void) => () => void;
}

/** The file that the address names, so that a reload leads back to it. */
const fileOfAddress = () => decodeURIComponent(location.hash.slice(1));

/** The content as forms beside its pages. */
export function Desk({ files, ask, Keep, frame, watch }: Props) {
  const [saved, setSaved] = useState(files);
  const [drafts, setDrafts] = useState(() => readDrafts(files));
  const [answer, setAnswer] = useState<Answer>();
  const [failure, setFailure] = useState<Failure>();
  const [file, setFile] = useState(() => {
    const named = fileOfAddress();
    return named in drafts || named in files ? named : '';
  });
  // A form is drawn anew with other words than those that were typed into it.
  const [round, setRound] = useState(0);
  const [visited, setVisited] = useState<string>();
  const [status, setStatus] = useState(file in drafts ? 'This is your draft from before: it is not saved yet.' : '');
  const [making, setMaking] = useState<Maker | 'area'>();
  const form = useRef<EntryFormHandle>(null);
  const main = useRef<HTMLElement>(null);
  const sendPage = useRef<SendPage>(null);

  const textOf = (name: string) => drafts[name] ?? saved[name];
  const entry = answer?.state.entries.find((each) => each.file === file);
  const path = visited ?? entry?.path ?? entry?.shownOn ?? '/';
  const changes = useMemo(
    () => Object.entries(drafts).map(([name, text]): Change => ({ file: name, before: saved[name] ?? null, text })),
    [drafts, saved],
  );

  // What the engine knows beyond the files that it began with.
  const known = useRef<Record<string, string | undefined>>({});
  const askNow = useCallback(
    (then: (next: Answer) => void) => {
      const changed = [...new Set([...Object.keys(known.current), ...Object.keys(drafts), file])].flatMap((name) => {
        const text = drafts[name] ?? saved[name];
        if (name === '' || (known.current[name] ?? files[name]) === text) return [];
        known.current[name] = text;
        return [{ file: name, text: text ?? null }];
      });
      ask({ question: { type: 'look', page: path, changed, edited: file }, callback: then, onFailure: setFailure });
    },
    [ask, files, drafts, saved, file, path],
  );
  useEffect(() => {
    askNow((next) => {
      // Before the desk itself is drawn anew: it is the page that who types looks at.
      sendPage.current?.(next.shown);
      startTransition(() => {
        setAnswer(next);
        setFailure(undefined);
      });
    });
  }, [askNow]);

  useEffect(
    () =>
      watch?.((next) => {
        setDrafts((now) => {
          const entries = Object.entries(now).map(([name, text]): [string, string] => {
            const before = saved[name] ?? null;
            return [name, next[name] === undefined ? text : rebased({ file: name, before, text }, next[name])];
          });
          for (const [name, text] of entries) keepDraft({ file: name, before: next[name] ?? null, text });
          return Object.fromEntries(entries.filter(([name, text]) => next[name] !== text));
        });
        setSaved(next);
        if (next[file] !== saved[file]) setRound((last) => last + 1);
      }),
    [watch, saved, file],
  );

  function open(next: string): void {
    history.replaceState(null, '', `#${next}`);
    const own = answer?.state.entries.find((each) => each.file === next);
    // What is no page of its own is seen on the page that is open.
    setVisited(own !== undefined && own.path === undefined && own.shownOn === undefined ? path : undefined);
    setMaking(undefined);
    setFile(next);
    setStatus('');
    main.current?.scrollTo({ top: 0 });
  }

  const change = useCallback(
    (name: string, text: string) => {
      const before = saved[name] ?? null;
      keepDraft({ file: name, before, text });
      setDrafts((now) => {
        const { [name]: _, ...others } = now;
        return text === before ? others : { ...others, [name]: text };
      });
      setStatus('');
    },
    [saved],
  );

  function undo(names: readonly string[]): void {
    for (const name of names) forgetDraft(name);
    setDrafts((now) => Object.fromEntries(Object.entries(now).filter(([name]) => !names.includes(name))));
    setRound(round + 1);
    if (names.includes(file) && saved[file] === undefined) open('');
  }

  function keep(kept: readonly Change[]): void {
    setSaved({ ...saved, ...Object.fromEntries(kept.map((each) => [each.file, each.text])) });
    undo(kept.map((each) => each.file));
  }

  function make(made: readonly TextFile[], words: string): void {
    for (const each of made) change(each.file, each.text);
    open(made[0]!.file);
    setVisited(undefined);
    setRound(round + 1);
    setStatus(words);
  }

  const failed = failure && <Failed {...failure} />;
  if (answer === undefined) return failed ?? <p className="wait">Reading the content …</p>;
  const { pages, mistakes } = answer.state;
  const listed = listEntries(answer.state, files, (name) => name in drafts);
  const text = textOf(file);
  const title = listed.find((each) => each.file === file)?.name ?? 'Choose what to edit';
  const current = { ...saved, ...drafts };
  return (
    <div className="desk">
      <Entries entries={listed} schemas={files} chosen={making ? '' : file} onChoose={open} onMake={setMaking} />
      <main className="form" ref={main}>
        {failed}
        {making === 'area' ? (
          <NewArea ask={ask} onMake={make} onFailure={setFailure} />
        ) : making ? (
          <NewEntry key={making.label} maker={making} files={current} entries={answer.state.entries} onMake={make} />
        ) : (
          <>
            <h1>{title}</h1>
            <Keep
              changes={changes}
              mistakes={mistakes}
              status={status}
              isRight={() => new Promise((resolve) => askNow((next) => resolve(next.state.mistakes.length === 0)))}
              onKept={keep}
              onUndo={file in drafts ? () => undo([file]) : undefined}
              onOpen={open}
              onStatus={setStatus}
            />
            {text !== undefined && entry && (
              <EntryForm
                key={`${file} ${round}`}
                ref={form}
                file={file}
                base={saved[file] ?? text}
                start={text}
                kind={entry.kind}
                files={files}
                mistakes={mistakes.filter((mistake) => mistake.file === file)}
                onText={change}
              />
            )}
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
        onWords={(words) => form.current?.openField(words) ?? false}
      />
    </div>
  );
}
