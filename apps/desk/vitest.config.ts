// @boundaries-ignore every package's tests have the same time
// The build's own configuration is for the bundler; the tests read the sources as they are.
export { default } from '../../tooling/vitest.packages.ts';
