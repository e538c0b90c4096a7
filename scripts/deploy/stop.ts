/** An expected reason to stop a deploy, with a message for its reader. Bugs throw other errors. */
export class Stop extends Error {}

/** Runs one step of a deploy. A `Stop` prints its message and fails the step. */
export async function runStep(step: () => Promise<void> | void): Promise<void> {
  try {
    await step();
  } catch (error) {
    if (!(error instanceof Stop)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}
