import type { Groups, Neighbourhood } from '#generated/entries.ts';

/**
 * The station code that is shown for an area: that of the line of its group. `number` is the station's place on the line.
 */
export function stationCodeOf(
  area: Neighbourhood,
  group: Groups[number] | undefined,
): { code: string; number: number } | undefined {
  const code = area.codes.find((candidate) => group?.code !== undefined && candidate.startsWith(group.code));
  return code === undefined ? undefined : { code, number: Number(code.slice(2)) };
}
