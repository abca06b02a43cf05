import { expect, test } from 'vitest';
import { boundModule } from './bound-react.ts';

test('names what a CommonJS module holds, and one function once', () => {
  expect(boundModule('/react/jsx-runtime.js', ['Fragment', 'jsx', 'jsxs'])).toBe(
    [
      'import all from "/react/jsx-runtime.js";',
      'export const Fragment = /* @__PURE__ */ (() => all.Fragment)();',
      'export const jsx = /* @__PURE__ */ (() => all.jsx)();',
      'export { jsx as jsxs };',
    ].join('\n'),
  );
});
