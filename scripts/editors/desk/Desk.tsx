import { startTransition, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { parse } from 'yaml';
import type { TextFile } from '../new-area/from-books.ts';
import { yamlPart } from '../../content/place.ts';
import { DeskForm, idOf } from './desk-form.tsx';
import { draftOf, keepDraft, type Draft } from './drafts.ts';
import { edited, editsBetween } from './edit.ts';
import { Entries } from './Entries.tsx';
import { fieldOfWords } from './field-of-words.ts';
import { formSchema } from './form-schema.ts';
import { NewArea } from './NewArea.tsx';
import { listEntries } from './listed.ts';
import { Preview, send } from './Preview.tsx';
import { saveFile } from './save.ts';
import type { Ask } from './start-engine.ts';
import type { Answer } from './worker.ts';

interface Props {
  files: Readonly<Record<string, string>>;
  ask: Ask;
}

/** The file that the address names: a reload, also one by the server of development, leads back to it. */
function fileOfAddress(files: Props['files']): string {
  const file = decodeURIComponent(location.hash.slice(1));
  return file in files ? file : '';
}

const dataOf = (file: string, text: string): unknown => parse(yamlPart(file, text).yaml) as unknown;

const bodyOf = (file: string, text: string): string => (file === '' ? '' : yamlPart(file, text).body);

/** What the form of a file begins with: its draft, or what is saved. */
const startOf = (file: string, text: string): Pick<Draft, 'data' | 'body'> =>
  draftOf(file, text) ?? { data: dataOf(file, text), body: bodyOf(file, text) };

/** A text with another Markdown below its front matter. */
const withBody = (text: string, before: string, body: string) =>
  text.endsWith(before) ? text.slice(0, text.length - before.length) + body : text;

const draftNotice = (file: string, files: Props['files']) =>
  file !== '' && draftOf(file, files[file]!) ? 'This is your draft from before: it is not saved yet.' : '';

/** The content as forms beside its pages. */
export function Desk({ files, ask }: Props) {
  const [texts, setTexts] = useState(files);
  const [answer, setAnswer] = useState<Answer>();
  const [file, setFile] = useState(() => fileOfAddress(files));
  const [{ data, body }, setTyped] = useState(() =>
    file === '' ? { data: undefined, body: '' } : startOf(file, files[file]!),
  );
  const [visited, setVisited] = useState<string>();
  const [status, setStatus] = useState(() => draftNotice(file, files));
  const [isNew, setIsNew] = useState(false);
  const form = useRef<HTMLElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);

  const before = texts[file] ?? '';
  const original = useMemo(() => (file === '' ? undefined : dataOf(file, before)), [file, before]);
  const text = useMemo(
    () =>
      data === undefined
        ? before
        : withBody(edited(file, before, editsBetween(original, data)), bodyOf(file, before), body),
    [file, before, original, data, body],
  );
  const entry = answer?.state.entries.find((each) => each.file === file);
  const kind = entry?.kind ?? '';
  const path = visited ?? entry?.path ?? '/';
  const schema = useMemo(
    () =>
      kind === '' ? undefined : formSchema(files[`schema/${kind}.schema.json`]!, files['schema/shared.schema.json']!),
    [files, kind],
  );

  function open(next: string, from: Props['files']): void {
    history.replaceState(null, '', `#${next}`);
    const own = answer?.state.entries.find((entry) => entry.file === next);
    // What is no page of its own is seen on the page that is open.
    setVisited(own !== undefined && own.path === undefined ? path : undefined);
    setFile(next);
    setTyped(startOf(next, from[next]!));
    setStatus(draftNotice(next, from));
  }

  function choose(next: string): void {
    setIsNew(false);
    open(next, texts);
    form.current?.scrollTo({ top: 0 });
  }

  const change = useCallback((next: unknown) => {
    setTyped((typed) => ({ ...typed, data: next }));
    setStatus('');
  }, []);

  useEffect(() => {
    if (file !== '') keepDraft(file, text === before ? undefined : { before, data, body });
  }, [file, text, before, data, body]);
  useEffect(() => {
    ask({
      question: { type: 'look', page: path, changed: file === '' ? [] : [{ file, text }] },
      callback: (next: Answer) => {
        // Before the desk itself is drawn anew: it is the page that who types looks at.
        send(frame.current, next.shown);
        startTransition(() => setAnswer(next));
      },
    });
  }, [ask, file, text, path]);

  async function save(): Promise<void> {
    const problem = await saveFile({ file, before, text });
    setStatus(problem ?? 'Saved.');
    if (problem !== undefined) return;
    keepDraft(file, undefined);
    setTexts({ ...texts, [file]: text });
  }

  async function makeArea(made: readonly TextFile[]): Promise<string | undefined> {
    for (const { file, text } of made) {
      const problem = await saveFile({ file, before: texts[file] ?? null, text });
      if (problem !== undefined) return problem;
    }
    const all = { ...texts, ...Object.fromEntries(made.map(({ file, text }) => [file, text])) };
    setTexts(all);
    ask({ question: { type: 'look', page: path, changed: made }, callback: setAnswer });
    const [{ file: own }] = made as [TextFile];
    setIsNew(false);
    open(own, all);
    setStatus('Made. Write its sentences, and check what was copied from its neighbour.');
    return undefined;
  }

  function openField(words: string): boolean {
    const found = fieldOfWords(data, words);
    const isInBody = found === undefined && words.length > 12 && body.includes(words.trim());
    const field = isInBody ? document.getElementById('body') : found && document.getElementById(idOf(found));
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
      <Entries entries={listed} chosen={isNew ? '' : file} onChoose={choose} onNewArea={() => setIsNew(true)} />
      <main className="form" ref={form}>
        <h1>{isNew ? 'A new area' : (listed.find((entry) => entry.file === file)?.name ?? 'Choose what to edit')}</h1>
        {isNew && <NewArea ask={ask} onMake={makeArea} />}
        {!isNew && schema && (
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
              <button
                type="button"
                disabled={!isChanged}
                onClick={() => setTyped({ data: original, body: bodyOf(file, before) })}
              >
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
            {file.endsWith('.md') && (
              <div className="rjsf-field">
                <label htmlFor="body">Text</label>
                <span className="field-description" id="body-help">
                  In Markdown: an empty line begins a paragraph, ## a heading; [words](/contact) is a link.
                </span>
                <textarea
                  id="body"
                  aria-describedby="body-help"
                  value={body}
                  onChange={({ target }) => setTyped({ data, body: target.value })}
                />
              </div>
            )}
          </>
        )}
      </main>
      <Preview frame={frame} path={path} paths={pages} shown={answer.shown} onOpen={setVisited} onWords={openField} />
    </div>
  );
}
