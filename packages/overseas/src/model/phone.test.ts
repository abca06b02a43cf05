import { expect, test } from 'vitest';
import { checkPhone, phoneOf } from './phone';

test.each([
  ['+39', '06 1234 5678', '+390612345678', null],
  ['+1', '(604) 555-0123', '+16045550123', null],
  ['+39', '+44 7911 123456', '+447911123456', null],
  ['+39', '0044 7911 123456', '+447911123456', null],
  ['+39', '\u202D06.1234.5678\u202C', '+390612345678', null],
  ['+86', '138 0000 5521', '13800005521', null],
  ['+86', '+86 138 0000 5521', '13800005521', null],
  ['+86', '0138', '0138', 'mobileInvalid'],
  ['+62', '１２３４５', '+6212345', null],
  ['+39', ' ', '+39', 'mobileRequired'],
  ['+39', '12', '+3912', 'mobileInvalid'],
  ['+39', 'numero', '+39numero', 'mobileInvalid'],
])('%s and "%s" are sent as %s', (dial, typed, sent, problem) => {
  expect(phoneOf(dial, typed)).toBe(sent);
  expect(checkPhone(dial, typed)).toBe(problem);
});
