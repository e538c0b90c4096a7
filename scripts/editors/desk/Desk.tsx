import { startTransition, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { parse } from 'yaml';
import { yamlPart } from '../../content/place.ts';
import { DeskForm, idOf } from './desk-form.tsx';
import { draftOf, keepDraft } from './drafts.ts';
import { edited, editsBetween } from './edit.ts';
import { Entries } from './Entries.tsx';
import { fieldOfWords } from './field-of-words.ts';
import { formSchema } from './form-schema.ts';
import { listEntries } from './listed.ts';
import { Preview, send } from './Preview.tsx';
import { saveFile } from './save.ts';
import type { Ask } from './start-engine.ts';
import type { Answer } from './worker.ts';

interface Props {
  files: Readonly<Record<string, string>>;
  ask: Ask;
}

const dataOf = (file: string, text: string): unknown => parse(yamlPart(file, text).yaml) as unknown;

/** The content as forms beside its pages. */
export function Desk({ files, ask }: Props) {
  const [texts, setTexts] = useState(files);
  const [answer, setAnswer] = useState<Answer>();
  const [file, setFile] = useState('');
  const [data, setData] = useState<unknown>();
  const [path, setPath] = useState('/');
  const [status, setStatus] = useState('');
  const form = useRef<HTMLElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);

  const before = texts[file] ?? '';
  const original = useMemo(() => (file === '' ? undefined : dataOf(file, before)), [file, before]);
  const text = useMemo(
    () => (data === undefined ? before : edited(file, before, editsBetween(original, data))),
    [file, before, original, data],
  );
  const kind = answer?.state.entries.find((entry) => entry.file === file)?.kind ?? '';
  const schema = useMemo(
    () =>
      kind === '' ? undefined : formSchema(files[`schema/${kind}.schema.json`]!, files['schema/shared.schema.json']!),
    [files, kind],
  );

  function choose(next: string): void {
    const draft = draftOf(next, texts[next]!);
    setFile(next);
    setData(draft?.data ?? dataOf(next, texts[next]!));
    setStatus(draft ? 'This is your draft from before: it is not saved yet.' : '');
    const own = answer?.state.entries.find((entry) => entry.file === next)?.path;
    if (own !== undefined) setPath(own);
    form.current?.scrollTo({ top: 0 });
  }

  const change = useCallback(
    (next: unknown) => {
      setData(next);
      setStatus('');
    },
    [setData],
  );

  useEffect(() => {
    if (file !== '') keepDraft(file, text === before ? undefined : { before, data });
  }, [file, text, before, data]);
  useEffect(() => {
    ask({ page: path, ...(file !== '' && { changed: { file, text } }) }, (next) => {
      // Before the desk itself is drawn anew: it is the page that who types looks at.
      send(frame.current, next.shown);
      startTransition(() => setAnswer(next));
    });
  }, [ask, file, text, path]);

  async function save(): Promise<void> {
    const problem = await saveFile({ file, before, text });
    setStatus(problem ?? 'Saved.');
    if (problem !== undefined) return;
    keepDraft(file, undefined);
    setTexts({ ...texts, [file]: text });
  }

  function openField(words: string): boolean {
    const found = fieldOfWords(data, words);
    const field = found && document.getElementById(idOf(found));
    field?.focus();
    field?.scrollIntoView({ block: 'center' });
    return field !== null && field !== undefined;
  }

  if (answer === undefined) return <p className="wait">Reading the content …</p>;
  const { pages, mistakes } = answer.state;
  const isChanged = text !== before;
  const own = mistakes.filter((mistake) => mistake.file === file);
  const listed = listEntries(answer.state, files, (name) =>
    name === file ? isChanged : draftOf(name, texts[name]!) !== undefined,
  );
  return (
    <div className="desk">
      <Entries entries={listed} chosen={file} onChoose={choose} />
      <main className="form" ref={form}>
        <h1>{listed.find((entry) => entry.file === file)?.name ?? 'Choose what to edit'}</h1>
        {schema && (
          <>
            <div className="bar">
              <button
                type="button"
                className="save"
                disabled={!isChanged || mistakes.length > 0}
                onClick={() => void save()}
              >
                Save
              </button>
              <button type="button" disabled={!isChanged} onClick={() => change(original)}>
                Undo all changes
              </button>
              <p role="status">
                {mistakes.length > 0
                  ? `${mistakes.length} ${mistakes.length === 1 ? 'mistake' : 'mistakes'} to fix before it can be saved.`
                  : status || (isChanged ? 'Not saved yet; a draft is kept in this browser.' : '')}
              </p>
            </div>
            {mistakes.length > own.filter(({ path }) => path.length > 0).length && (
              <pre className="mistakes">{mistakes.map((mistake) => mistake.text).join('\n')}</pre>
            )}
            <DeskForm key={file} schema={schema} data={data} mistakes={own} onChange={change} />
          </>
        )}
      </main>
      <Preview frame={frame} path={path} paths={pages} shown={answer.shown} onOpen={setPath} onWords={openField} />
    </div>
  );
}
