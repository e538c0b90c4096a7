import type { Draft } from './change.ts';
import { beforeOf, withDraft, type Texts } from './drafts.ts';

/** The texts of files before a change or after it; '' for a file that there is not. */
type Step = Readonly<Record<string, Pick<Draft, 'text' | 'done'>>>;

/** The steps that can be taken back, and those that were, the last one first. */
export interface Steps {
  undo: readonly Step[];
  redo: readonly Step[];
  /** The files in which the last step was typed, and when. */
  typed: { files: string; at: number };
}

/** Typing without a pause is one step. */
const pause = 1000;

const untyped: Steps['typed'] = { files: '', at: 0 };

export const noSteps: Steps = { undo: [], redo: [], typed: untyped };

const stepOf = ({ saved, drafts }: Texts, files: readonly string[]): Step =>
  Object.fromEntries(files.map((file) => [file, drafts[file] ?? { text: saved[file] ?? '' }]));

/** The steps after a change of these files, which had these texts before. */
export function stepsAfter({ undo, typed }: Steps, before: Texts, files: readonly string[], isTyping: boolean): Steps {
  const now = isTyping ? { files: files.join(' '), at: Date.now() } : untyped;
  const goesOn = isTyping && now.files === typed.files && now.at - typed.at < pause;
  return { undo: goesOn ? undo : [stepOf(before, files), ...undo], redo: [], typed: now };
}

/** The steps without those of files that others have changed: taking them back would undo the others' changes. */
export function stepsWithout({ undo, redo, typed }: Steps, files: readonly string[]): Steps {
  const isOwn = (step: Step) => !files.some((file) => file in step);
  return { undo: undo.filter(isOwn), redo: redo.filter(isOwn), typed };
}

/** The texts and the steps after the last step is taken back, or done again; unchanged if there is none. */
export function afterStep(texts: Texts, steps: Steps, from: 'undo' | 'redo'): { texts: Texts; steps: Steps } {
  const [step, ...rest] = steps[from];
  if (step === undefined) return { texts, steps };
  const to = from === 'undo' ? 'redo' : 'undo';
  const back = stepOf(texts, Object.keys(step));
  return {
    texts: Object.entries(step).reduce(
      (now, [file, old]) => withDraft(now, file, { ...old, before: beforeOf(now, file) }),
      texts,
    ),
    steps: { ...steps, typed: untyped, [from]: rest, [to]: [back, ...steps[to]] },
  };
}
