// There is no git in the browser, so all files have the same age.

export const execFileSync = (): never => {
  throw new Error('There are no programs in the browser.');
};
