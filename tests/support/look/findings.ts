/** What is wrong, gathered over many pages: the same fault on many pages is one line. */
export class Findings {
  readonly #groups = new Map<string, { worst: number; places: string[] }>();

  /** A greater weight is worse. */
  add(fault: string, place: string, weight: number): void {
    const group = this.#groups.get(fault) ?? { worst: -Infinity, places: [] };
    if (weight > group.worst) group.places.unshift(place);
    else group.places.push(place);
    group.worst = Math.max(group.worst, weight);
    this.#groups.set(fault, group);
  }

  /** One line for each fault, the worst first, with its worst places. */
  lines(places = 2): string[] {
    return [...this.#groups]
      .toSorted(([, one], [, other]) => other.worst - one.worst)
      .map(([fault, group]) => {
        const more = group.places.length - places;
        return `${fault}: ${group.places.slice(0, places).join('; ')}${more > 0 ? `; and ${more} more` : ''}`;
      });
  }
}
