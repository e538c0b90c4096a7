/**
 * The program and the arguments that run npm. On Windows npm itself is a file that only a shell can run, so Node runs
 * npm's program, which npm names to the commands that it starts.
 */
export function npm(...args: readonly string[]): [program: string, args: string[]] {
  const path = process.env['npm_execpath'];
  return path === undefined ? ['npm', [...args]] : [process.execPath, [path, ...args]];
}
