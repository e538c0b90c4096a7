import * as afterWorks from '../rooms/after-works.ts';
import * as daily from '../rooms/daily.ts';
import { picture, views } from '../svg.ts';

export const rooms = { ...daily, ...afterWorks };
export type RoomName = keyof typeof rooms;
export const roomNames = Object.keys(rooms) as RoomName[];

const fit = 'xMidYMid slice';

/** A room of an inclusion card: 360 x 190. */
export function roomScene(name: RoomName): string {
  return picture({ name: 'vig room', viewBox: [0, 0, 360, 190], fit }, rooms[name]());
}

/** The rooms of a service in one file, with a view for each name. */
export function roomsScene(names: readonly RoomName[]): string {
  return views(Object.fromEntries(names.map((name) => [name, roomScene(name)])), 360, 190, fit);
}
