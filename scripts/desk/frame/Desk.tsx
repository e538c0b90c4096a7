import './desk.css';
import './frame.css';
import './start.css';
import './look.ts';
import type { ReactNode } from 'react';
import type { Path } from '#content/place.ts';
import { fieldLabel } from '#content/text/wording.ts';
import { changesIn } from '../changes/changes.ts';
import type { Files } from '../changes/change.ts';
import { DeskContext, type DeskTools } from '../changes/use-desk.ts';
import type { Ask } from '../engine/start-engine.ts';
import { nameOfFile } from '../engine/state.ts';
import { schemaOf } from '../form/form-schema.ts';
import { NewFile } from '../form/NewFile.tsx';
import { newIn } from './address.ts';
import { failedWords } from './document.ts';
import { OpenFile } from './OpenFile.tsx';
import { Preview, type FrameSource } from './Preview.tsx';
import { Start } from './Start.tsx';
import { Tabs, TopBar } from './TopBar.tsx';
import { useEditing, type Watch } from './use-editing.ts';

interface Props {
  files: Files;
  ask: Ask;
  /** The bar, which saves the changes or proposes them. */
  bar: ReactNode;
  frame: FrameSource;
  watch?: Watch;
}

/** The start, or a file as a form beside a preview of its page. */
export function Desk({ files, ask, bar, frame, watch }: Props) {
  const editing = useEditing(files, ask, watch);
  const { state, path, failure, conflicts, current, view } = editing;
  const { file, tab = 'edit' } = view;
  const failed = failure && (
    <div role="alert" className="failed">
      <p>{failedWords}</p>
      <pre className="report">{failure}</pre>
    </div>
  );
  const maker = state?.makers.find(({ folder }) => newIn(folder) === file);
  const isStart = !(file in current) && maker === undefined;
  if (state === undefined) return failed ?? <p>Reading the content …</p>;

  const fileLabel = (name: string) => nameOfFile(name, state);
  const nameOfField = (name: string, path: Path) => {
    const kind = state.entries.find((entry) => entry.file === name)?.kind;
    return fieldLabel(fileLabel(name), kind ? schemaOf(files, kind) : {}, path);
  };
  const desk: DeskTools = { ...editing, state, fileLabel, inWords: changesIn(editing, conflicts, nameOfField) };
  return (
    <DeskContext value={desk}>
      <div className="desk" data-tab={isStart ? 'find' : tab}>
        <TopBar site={path} />
        <main className={isStart ? 'start' : 'form'} key={file}>
          {failed}
          {isStart && <Start />}
          {maker && <NewFile maker={maker} />}
          {!isStart && !maker && <OpenFile />}
        </main>
        <Preview frame={frame} isHidden={isStart} />
        <footer>{bar}</footer>
        <Tabs tab={isStart ? 'find' : tab} />
      </div>
    </DeskContext>
  );
}
