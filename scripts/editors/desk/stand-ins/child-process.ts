// No git in the browser: all files are of one age.

export const spawnSync = (): { status: number; stdout: string } => ({ status: 1, stdout: '' });
