/** The clock of the function. In production it shows the real time; tests can move it. */
export class Clock {
  /** The difference to the real time, in ms. */
  offset: number;

  constructor(offset = 0) {
    this.offset = offset;
  }

  now(): number {
    return Date.now() + this.offset;
  }
}
