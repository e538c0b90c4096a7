import type { TextFile } from '../../area/new-plan.ts';
import type { ListedEntry, State } from '../engine/engine.ts';
import { isReadable } from './change.ts';
import { ChangeArea } from './ChangeArea.tsx';
import type { Files } from './drafts.ts';
import { EntryForm } from './EntryForm.tsx';
import type { Ask } from './start-engine.ts';
import { TableFigures } from './TableFigures.tsx';
import type { View } from './use-editing.ts';

interface Props {
  ask: Ask;
  /** What the list has about the open file. */
  entry: ListedEntry | undefined;
  state: State;
  view: View;
  files: Files;
  /** The text of the open file as it is saved, and as it is now. */
  saved: string | undefined;
  text: string | undefined;
  onText: (file: string, text: string) => void;
  onFocus: (field: string) => void;
  onMake: (planned: readonly TextFile[], status: string) => void;
  onFailure: (words: string) => void;
}

/** The form of the open file, and what else can be done with it. */
export function OpenFile({ ask, entry, state, view, files, saved, text, onText, onFocus, onMake, onFailure }: Props) {
  const { mistakes, figures } = state;
  const { file, showsAll = false, wanted } = view;
  return (
    <>
      {entry?.kind === 'neighbourhood' && mistakes.length === 0 && (
        <ChangeArea key={`change ${file}`} ask={ask} slug={entry.slug} onMake={onMake} onFailure={onFailure} />
      )}
      <TableFigures figures={figures} />
      {text !== undefined && entry && isReadable(file, text) && (
        <EntryForm
          key={file}
          file={file}
          base={saved ?? text}
          text={text}
          kind={entry.kind}
          files={files}
          mistakes={mistakes.filter((mistake) => mistake.file === file)}
          showsAll={showsAll}
          onText={onText}
          onFocus={onFocus}
          wanted={wanted}
        />
      )}
    </>
  );
}
