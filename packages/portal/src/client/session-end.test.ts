import { expect, test } from 'vitest';
import { leadsToSignIn } from './session-end';

const harmony =
  'Mozilla/5.0 (Phone; OpenHarmony 5.0) AppleWebKit/537.36 Chrome/114 Safari/537.36 ArkWeb/4.1';
const android =
  'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/130 Mobile Safari/537.36';
const visitor = {
  isLoginPage: false,
  wasSignedIn: false,
  pageNeedsSession: false,
  userAgent: android,
};

test.each([
  ['a visitor on an open page', visitor, false],
  ['a visitor on an open page on Harmony OS', { ...visitor, userAgent: harmony }, true],
  ['who was signed in', { ...visitor, wasSignedIn: true }, true],
  ['a page that needs a session', { ...visitor, pageNeedsSession: true }, true],
  [
    'the sign-in itself',
    { ...visitor, isLoginPage: true, pageNeedsSession: true, userAgent: harmony },
    false,
  ],
])('a dead session of %s: sign-in %s', (_, end, leads) => {
  expect(leadsToSignIn(end)).toBe(leads);
});
