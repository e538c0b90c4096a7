/** Collects the faults of many pages. The same fault on many pages is one line. */
export class Findings {
  readonly #places = new Map<string, string[]>();

  add(fault: string, place: string): void {
    this.#places.set(fault, [...(this.#places.get(fault) ?? []), place]);
  }

  lines(): string[] {
    return [...this.#places].map(([fault, places]) => {
      const more = places.length > 2 ? `; and ${places.length - 2} more` : '';
      return `${fault}: ${places.slice(0, 2).join('; ')}${more}`;
    });
  }
}
