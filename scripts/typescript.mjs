// Lets Node run TypeScript: `node --import ./scripts/typescript.mjs FILE`. Every command starts with it, so it also
// checks what the build tools take for granted: characters of a path that are not part of code, a shell's command or an
// address; and an install.
import module from 'node:module';

const folder = process.cwd();
if (/['"`#%?$]/.test(folder)) {
  console.error(
    `The build tools do not work in the folder ${folder}: move the project to a path without ' " \` # % ? $`,
  );
  process.exit(2);
}
// Newer versions of Node run TypeScript themselves, and cache what they compiled.
module.enableCompileCache?.();
if (!process.features.typescript) {
  await import('tsx').catch((error) => {
    if (error.code !== 'ERR_MODULE_NOT_FOUND') throw error;
    console.error('The packages of the project are not installed. Install them with: npm install');
    process.exit(2);
  });
}
