// Owns: how a test file says that it belongs to the long run: it ends in `.long.test`.
// Must not know: which steps there are.
// Used by: the test command, and the configurations of Vitest and Playwright.

/** The setting by which the programs of others learn that this is the long run. */
export const longRunSetting = 'XINGLIN_LONG_RUN';

export const isLongRun = process.env[longRunSetting] === '1';

/** Of test files by their endings, those of this run: `testFiles('src/**', 'ts')`. */
export function testFiles(folder, ...endings) {
  const all = endings.map((ending) => `${folder}/*.test.${ending}`);
  const long = endings.map((ending) => `${folder}/*.long.test.${ending}`);
  return isLongRun ? { include: long, exclude: [] } : { include: all, exclude: long };
}
