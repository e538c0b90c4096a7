import './desk.css';
import './frame.css';
import './start.css';
import './look.ts';
import type { ComponentType } from 'react';
import type { Path } from '#content/place.ts';
import { fieldLabel } from '#content/wording.ts';
import { withoutMarks } from '../engine/marks.ts';
import { changesIn } from '../changes/changes.ts';
import { afterSave, type Files } from '../changes/drafts.ts';
import { failedWords } from './document.ts';
import { idOf } from '../form/focus-field.ts';
import { schemaOf } from '../form/form-schema.ts';
import type { SaveControlsProps } from '../changes/save-controls.ts';
import { listEntries, nameOfFile, newIn } from '../form/listed.ts';
import { NewArea } from '../form/NewArea.tsx';
import { NewEntry } from '../form/NewEntry.tsx';
import { OpenFile } from './OpenFile.tsx';
import { Preview } from './Preview.tsx';
import { Search } from './Search.tsx';
import { Start } from './Start.tsx';
import type { Ask } from '../engine/start-engine.ts';
import { tasksOf } from './tasks.ts';
import { Tabs, TopBar } from './TopBar.tsx';
import { useEditing } from './use-editing.ts';
import { usePictures } from './use-pictures.ts';
import type { Watch } from '../changes/use-texts.ts';

interface Props {
  files: Files;
  ask: Ask;
  /** The bar, which saves the changes or proposes them. */
  SaveControls: ComponentType<SaveControlsProps>;
  /** The document of the frame: an address, or its HTML. */
  frame: { src: string } | { srcDoc: string };
  watch?: Watch;
}

/** The start, or a file as a form beside a preview of its page. */
export function Desk({ files, ask, SaveControls, frame, watch }: Props) {
  const editing = useEditing(files, ask, watch);
  const { texts, view, changes, conflicts, engine, show, openAt } = editing;
  const { drafts, current, store } = texts;
  const { file, tab = 'edit' } = view;
  const { answer, failure, path } = engine;

  const failed = failure && (
    <div role="alert" className="failed">
      <p>{failedWords}</p>
      <pre className="mistakes">{failure}</pre>
    </div>
  );
  const listed = answer ? listEntries(answer.state, (name) => name in drafts) : [];
  const maker = answer?.state.makers.find(({ folder }) => newIn(folder) === file);
  const isStart = !(file in current) && maker === undefined;
  const pictures = usePictures(ask, isStart && engine.known === current ? current : undefined, listed);
  if (answer === undefined) return failed ?? <p>Reading the content …</p>;
  const { state, shown } = answer;
  const nameOf = (name: string) => nameOfFile(name, state);
  const nameOfField = (name: string, path: Path) => {
    const kind = state.entries.find((entry) => entry.file === name)?.kind;
    return fieldLabel(nameOf(name), kind ? schemaOf(files, kind) : {}, path);
  };
  return (
    <div className="desk" data-tab={isStart ? 'find' : tab}>
      <TopBar
        brand={withoutMarks(shown?.site.brand ?? '')}
        site={'src' in frame ? path : shown && shown.site.url + path}
        isStart={isStart}
      >
        <Search entries={listed} texts={current} schemas={files} onFound={openAt} />
      </TopBar>
      {isStart ? (
        <Start
          failed={failed}
          entries={listed}
          makers={state.makers}
          tasks={tasksOf(listed, state.makers, current, files)}
          pictures={pictures}
          onOpen={openAt}
        />
      ) : (
        <main className="form" key={file}>
          {failed}
          {maker?.kind === 'neighbourhood' && <NewArea ask={ask} onMake={editing.make} onFailure={engine.setFailure} />}
          {maker && maker.kind !== 'neighbourhood' && (
            <NewEntry maker={maker} files={current} entries={listed} onMake={editing.make} />
          )}
          {maker === undefined && (
            <OpenFile
              ask={ask}
              entry={listed.find((entry) => entry.file === file)}
              state={state}
              view={view}
              files={files}
              saved={texts.saved[file]}
              text={current[file]}
              onText={editing.change}
              onFocus={(focused) => show({ focused })}
              onOpen={openAt}
              onMake={editing.make}
              onFailure={engine.setFailure}
            />
          )}
        </main>
      )}
      <Preview
        frame={frame}
        state={state}
        isHidden={isStart}
        shown={shown}
        onOpen={(visited) => show({ visited })}
        origins={answer.origins}
        focused={answer.origins.find((origin) => origin.file === file && idOf(origin.path) === view.focused)}
        onPressed={editing.openField}
        toDraw={pictures.toDraw}
        onDrawn={pictures.onDrawn}
      />
      <footer>
        <SaveControls
          ask={ask}
          state={state}
          // Nothing is overwritten without a choice.
          changes={conflicts.length > 0 ? [] : changes}
          inWords={changesIn(texts, conflicts, nameOfField)}
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
      <Tabs tab={isStart ? 'find' : tab} onTab={(next) => show({ tab: next })} />
    </div>
  );
}
