/** Measures how long each step of a command takes. */
export class Timer {
  readonly #steps: [name: string, seconds: number][] = [];

  async measure<T>(name: string, step: () => T | Promise<T>): Promise<T> {
    const started = performance.now();
    try {
      return await step();
    } finally {
      this.#steps.push([name, (performance.now() - started) / 1000]);
    }
  }

  /** One line: each step with its seconds, and their sum. */
  summary(): string {
    const total = this.#steps.reduce((sum, [, seconds]) => sum + seconds, 0);
    const steps = this.#steps.map(([name, seconds]) => `${name} ${seconds.toFixed(1)} s`);
    return `${steps.join(', ')}; together ${total.toFixed(1)} s.`;
  }
}
