/** The time that the function goes by. In production it is the real one; `npm start` and tests move it. */
export class Clock {
  /** By how much it is ahead of the real time, in ms. */
  offset: number;

  constructor(offset = 0) {
    this.offset = offset;
  }

  now(): number {
    return Date.now() + this.offset;
  }
}
