// There is no git in the browser, so all files have the same age.

export const spawnSync = (): { status: number; stdout: string } => ({ status: 1, stdout: '' });
