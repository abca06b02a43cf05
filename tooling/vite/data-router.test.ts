import { expect, test } from 'vitest';
import { withoutNames } from './data-router.ts';

test('drops names for developers, and marks components as made without a side effect', () => {
  expect(
    withoutNames(
      'const Form = React$1.forwardRef(() => null);\nForm.displayName = "Form";\nconst all = React$1.useMemo();',
    ),
  ).toBe(
    'const Form = /* @__PURE__ */ React$1.forwardRef(() => null);\n\nconst all = React$1.useMemo();',
  );
});

test('leaves names that are read alone', () => {
  const code = 'show(Form.displayName === "Form");\nconst made = make(React$1.memo(Form));';
  expect(withoutNames(code)).toBe(code);
});
