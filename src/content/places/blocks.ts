/** Every block of a list: 12, 13, 14 of "12–14", and 12A, 12B of "12A–12B". */
export function blocksIn(list: string): string[] {
  return list.split(',').flatMap((part) => {
    const item = part.trim();
    const [, number = '', from = '', last = '', to = ''] = /^(\d+)([A-Z]?)–(\d+)([A-Z]?)$/.exec(item) ?? [];
    if (number === '') return [item];
    const [start, end] = from ? [from.charCodeAt(0), to.charCodeAt(0)] : [Number(number), Number(last)];
    return Array.from({ length: end - start + 1 }, (_, at) =>
      from ? number + String.fromCharCode(start + at) : String(start + at),
    );
  });
}
