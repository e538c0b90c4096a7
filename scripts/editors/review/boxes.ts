/** A rectangle of a picture, in pixels. */
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** The side of a square in pixels. Differing pixels are grouped into squares. */
const side = 8;
/** Squares with fewer than this many others between them form one rectangle, such as the letters of a line. */
const reach = 3;

/** The smallest box around two boxes. */
export const around = (one: Box, other: Box): Box => ({
  left: Math.min(one.left, other.left),
  top: Math.min(one.top, other.top),
  right: Math.max(one.right, other.right),
  bottom: Math.max(one.bottom, other.bottom),
});

const isTouching = (one: Box, other: Box) =>
  one.left <= other.right && other.left <= one.right && one.top <= other.bottom && other.top <= one.bottom;

/** Merges rectangles that touch each other, so that none overlap. */
export function merged(boxes: readonly Box[]): Box[] {
  const found: Box[] = [];
  for (const box of boxes) {
    let own = box;
    for (let at = found.findIndex((other) => isTouching(own, other)); at >= 0;) {
      own = around(own, found.splice(at, 1)[0]!);
      at = found.findIndex((other) => isTouching(own, other));
    }
    found.push(own);
  }
  return found;
}

/** The rectangles around the pixels of a mask that are not transparent. */
export function boxesOf(mask: Uint8Array, width: number, height: number): Box[] {
  const [columns, rows] = [Math.ceil(width / side), Math.ceil(height / side)];
  const isMarked = new Uint8Array(columns * rows);
  for (let pixel = 0; pixel < width * height; pixel += 1) {
    if (mask[pixel * 4 + 3] === 0) continue;
    isMarked[Math.floor(pixel / width / side) * columns + Math.floor((pixel % width) / side)] = 1;
  }
  const boxes: Box[] = [];
  const open: number[] = [];
  const take = (cell: number): void => {
    isMarked[cell] = 0;
    open.push(cell);
  };
  for (const [first, marked] of isMarked.entries()) {
    if (marked === 0) continue;
    let box: Box | undefined;
    take(first);
    for (let cell = open.pop(); cell !== undefined; cell = open.pop()) {
      const [row, column] = [Math.floor(cell / columns), cell % columns];
      const own = { left: column * side, top: row * side, right: (column + 1) * side, bottom: (row + 1) * side };
      box = box ? around(box, own) : own;
      for (let y = Math.max(0, row - reach); y <= Math.min(rows - 1, row + reach); y += 1) {
        for (let x = Math.max(0, column - reach); x <= Math.min(columns - 1, column + reach); x += 1) {
          if (isMarked[y * columns + x] === 1) take(y * columns + x);
        }
      }
    }
    boxes.push({ ...box!, right: Math.min(box!.right, width), bottom: Math.min(box!.bottom, height) });
  }
  return boxes;
}
