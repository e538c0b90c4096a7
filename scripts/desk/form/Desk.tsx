import './desk.css';
import type { ComponentType } from 'react';
import { Conflicts } from './Conflicts.tsx';
import { afterChoice, afterSave, type Files } from './drafts.ts';
import { failedWords } from './document.ts';
import { idOf } from './desk-form.tsx';
import { Entries } from './Entries.tsx';
import type { SaveControlsProps } from './save-controls.ts';
import { listEntries } from './listed.ts';
import { NewArea } from './NewArea.tsx';
import { NewEntry } from './NewEntry.tsx';
import { OpenFile } from './OpenFile.tsx';
import { Search } from './Search.tsx';
import { Preview } from './Preview.tsx';
import type { Ask } from './start-engine.ts';
import { useEditing } from './use-editing.ts';
import type { Watch } from './use-texts.ts';

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
  const editing = useEditing(files, ask, watch);
  const { texts, view, changes, conflicts, engine, show, openAt } = editing;
  const { drafts, current, store, broken } = texts;
  const { file, making } = view;
  const { answer, failure, path } = engine;

  const failed = failure && (
    <div role="alert" className="failed">
      <p>{failedWords}</p>
      <pre className="mistakes">{failure}</pre>
    </div>
  );
  if (answer === undefined) return failed ?? <p>Reading the content …</p>;
  const { state } = answer;
  const listed = listEntries(state, (name) => name in drafts);
  const nameOf = (name: string) => listed.find((entry) => entry.file === name)?.name ?? name;
  return (
    <div className="desk">
      <Entries
        entries={listed}
        makers={state.makers}
        chosen={making ? '' : file}
        onChoose={editing.open}
        onMake={(wanted) => show({ making: wanted })}
      >
        <Search entries={listed} texts={current} schemas={files} onFound={openAt} />
      </Entries>
      <main className="form">
        {failed}
        {making === 'area' ? (
          <NewArea ask={ask} onMake={editing.make} onFailure={engine.setFailure} />
        ) : making ? (
          <NewEntry key={making.label} maker={making} files={current} entries={listed} onMake={editing.make} />
        ) : (
          <>
            <h1>{file === '' ? 'Choose what to edit' : nameOf(file)}</h1>
            <SaveControls
              // Nothing is overwritten without a choice.
              changes={conflicts.length > 0 ? [] : changes}
              mistakes={state.mistakes}
              saved={view.lastSaved}
              status={conflicts.length > 0 ? 'Choose below which text stays. Then you can save.' : view.status}
              isKept={texts.isKept}
              broken={broken}
              nameOf={nameOf}
              isRight={editing.isRight}
              onSaved={(lastSaved) => {
                store.saved((now) => afterSave(now, lastSaved));
                show({ lastSaved });
              }}
              onOthers={(read) => store.followFiles(read(store.state().texts.saved))}
              steps={texts.steps}
              onStep={editing.step}
              onUndo={file in drafts ? { name: nameOf(file), undo: () => editing.undo(file) } : undefined}
              onOpen={(name) => openAt(state.mistakes.find((found) => found.file === name) ?? { file: name, path: [] })}
              onStatus={(status) => show({ status })}
            />
            <OpenFile
              ask={ask}
              entry={engine.entry}
              state={state}
              view={view}
              files={files}
              saved={texts.saved[file]}
              text={current[file]}
              onText={editing.change}
              onFocus={(focused) => show({ focused })}
              onMake={editing.make}
              onFailure={engine.setFailure}
            />
            <Conflicts
              conflicts={conflicts}
              onChoose={(chosen, whose) => store.change((now) => afterChoice(now, chosen, whose))}
            />
          </>
        )}
      </main>
      <Preview
        frame={frame}
        path={path}
        paths={state.pages}
        shown={answer.shown}
        isEarlier={state.isEarlier}
        onOpen={(visited) => show({ visited })}
        origins={answer.origins}
        focused={answer.origins.find((origin) => origin.file === file && idOf(origin.path) === view.focused)}
        onPressed={editing.openField}
      />
    </div>
  );
}
