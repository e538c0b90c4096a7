// Lets Node run TypeScript: `node --import ./scripts/typescript.mjs FILE`. Every command starts with it, so it also
// checks the one thing that the build tools take for granted: characters of a path that are not part of code, a shell's
// command or an address.
const folder = process.cwd();
if (/['"`#%?$]/.test(folder)) {
  console.error(
    `The build tools do not work in the folder ${folder}: move the project to a path without ' " \` # % ? $`,
  );
  process.exit(2);
}
await import('tsx');
