import './desk.css';
import type { ComponentType } from 'react';
import { changesIn } from './changes.ts';
import { afterSave, type Files } from './drafts.ts';
import { failedWords } from './document.ts';
import { idOf } from './desk-form.tsx';
import { Entries } from './Entries.tsx';
import type { SaveControlsProps } from './save-controls.ts';
import { listEntries, nameOfFile } from './listed.ts';
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
  /** The bar, which saves the changes or proposes them. */
  SaveControls: ComponentType<SaveControlsProps>;
  /** The document of the frame: an address, or its HTML. */
  frame: { src: string } | { srcDoc: string };
  watch?: Watch;
}

/** Shows each file as a form, beside a preview of its page. */
export function Desk({ files, ask, SaveControls, frame, watch }: Props) {
  const editing = useEditing(files, ask, watch);
  const { texts, view, changes, conflicts, engine, show, openAt } = editing;
  const { drafts, current, store } = texts;
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
  const nameOf = (name: string) => nameOfFile(name, state);
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
            <OpenFile
              ask={ask}
              entry={engine.entry}
              state={state}
              view={view}
              files={files}
              saved={texts.saved[file]}
              text={current[file]}
              nameOf={nameOf}
              onText={editing.change}
              onFocus={(focused) => show({ focused })}
              onMake={editing.make}
              onFailure={engine.setFailure}
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
      <footer>
        <SaveControls
          ask={ask}
          state={state}
          // Nothing is overwritten without a choice.
          changes={conflicts.length > 0 ? [] : changes}
          inWords={changesIn(texts, conflicts, nameOf)}
          status={view.status}
          isKept={texts.isKept}
          broken={texts.broken}
          steps={texts.steps}
          nameOf={nameOf}
          isRight={editing.isRight}
          onSaved={(saved) => store.saved((now) => afterSave(now, saved))}
          onOthers={(read) => store.followFiles(read(store.state().texts.saved))}
          onStep={editing.step}
          onChange={editing.changeListed}
          onOpen={openAt}
          onStatus={(status) => show({ status })}
        />
      </footer>
    </div>
  );
}
