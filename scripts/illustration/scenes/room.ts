import * as afterWorks from '../rooms/after-works.ts';
import * as daily from '../rooms/daily.ts';
import { picture } from '../svg.ts';

export const rooms = { ...daily, ...afterWorks };
export type RoomName = keyof typeof rooms;
export const roomNames = Object.keys(rooms) as RoomName[];

/** A room of an inclusion card: 360 x 190. */
export function roomScene(name: RoomName): string {
  return picture({ name: 'vig room', viewBox: [0, 0, 360, 190], fit: 'xMidYMid slice' }, rooms[name]());
}
