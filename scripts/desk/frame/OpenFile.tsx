import type { TextFile } from '../../area/new-plan.ts';
import type { State } from '../engine/engine.ts';
import { isReadable } from '../changes/change.ts';
import { ChangeArea } from '../form/ChangeArea.tsx';
import type { Files } from '../changes/drafts.ts';
import { EntryForm } from '../form/EntryForm.tsx';
import { EntryHead, Parts } from './EntryHead.tsx';
import { partsOf, schemaOf } from '../form/form-schema.ts';
import type { FoundField } from '../engine/origins.ts';
import type { Listed } from '../form/listed.ts';
import type { Ask } from '../engine/start-engine.ts';
import type { View } from './use-editing.ts';

interface Props {
  ask: Ask;
  /** What the list has about the open file. */
  entry: Listed | undefined;
  state: State;
  view: View;
  files: Files;
  /** The text of the open file as it is saved, and as it is now. */
  saved: string | undefined;
  text: string | undefined;
  onText: (file: string, text: string) => void;
  onFocus: (field: string) => void;
  onOpen: (field: FoundField) => void;
  onMake: (planned: readonly TextFile[], done: string) => void;
  onFailure: (words: string) => void;
}

/** The form of the open file, and what else can be done with it. */
export function OpenFile({ ask, entry, state, view, files, saved, text, ...on }: Props) {
  const { onText, onFocus, onOpen, onMake, onFailure } = on;
  const { mistakes } = state;
  const { file, showsAll = false, wanted } = view;
  if (entry === undefined) return null;
  const own = mistakes.filter((mistake) => mistake.file === file);
  const parts = partsOf(schemaOf(files, entry.kind));
  return (
    <>
      <EntryHead entry={entry} />
      {parts.length > 0 && (
        <Parts
          parts={parts}
          focused={view.focused?.split('/')[1] ?? ''}
          onOpen={(key) => onOpen({ file, path: [key] })}
        />
      )}
      {entry.kind === 'neighbourhood' && mistakes.length === 0 && (
        <ChangeArea
          key={`change ${file}`}
          ask={ask}
          area={entry}
          entries={state.entries}
          onMake={onMake}
          onFailure={onFailure}
        />
      )}
      {text !== undefined && !isReadable(file, text) && (
        <div role="alert">
          <p>This text cannot be opened. Ask an engineer, who needs these words:</p>
          <pre className="mistakes">{own.map((mistake) => mistake.text).join('\n')}</pre>
        </div>
      )}
      {text !== undefined && isReadable(file, text) && (
        <EntryForm
          key={file}
          file={file}
          base={saved ?? text}
          text={text}
          kind={entry.kind}
          files={files}
          state={state}
          showsAll={showsAll}
          onText={onText}
          onFocus={onFocus}
          onOpen={onOpen}
          wanted={wanted}
        />
      )}
    </>
  );
}
