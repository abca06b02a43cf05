import { expect, test } from 'vitest';
import { bindClassNames } from './bound-class-names.ts';

test('takes the names of a class module one by one', () => {
  expect(
    bindClassNames(
      `import { a } from 'a';\nimport styles from './chip.module.css';\nimport marks from "./marks.module.css";`,
    ),
  ).toBe(
    `import { a } from 'a';\nimport * as styles from './chip.module.css';\nimport * as marks from "./marks.module.css";`,
  );
});

test('leaves sheets without names, and other modules, alone', () => {
  const code = `import './reset.css';\nimport styles from './styles';`;
  expect(bindClassNames(code)).toBe(code);
});
