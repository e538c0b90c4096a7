/** Why a deploy does not go on, in words for its reader; a fault of the program is another error. */
export class Stop extends Error {}

/** Runs one step of a deploy; a stop is its message and a failed step. */
export async function runStep(step: () => Promise<void> | void): Promise<void> {
  try {
    await step();
  } catch (error) {
    if (!(error instanceof Stop)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}
