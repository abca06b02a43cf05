import { businessErrors, type BusinessErrorName } from '@xinglin/contract';
import { describe, expect, it } from 'vitest';
import '../domains';
import { locales } from './context';
import { Refusal, statusOf } from './refusal';
import { refusalAnswer, toResponse } from './envelope';
import { refusalText } from './texts';

// Object.keys widens the names to string.
const names = Object.keys(businessErrors) as BusinessErrorName[];

describe('refusals', () => {
  it.each(locales)('have a text of their own for each name in %s', (locale) => {
    const texts = names.map((name) => refusalText(locale, name));
    for (const text of texts) expect(text.length).toBeGreaterThan(5);
    expect(new Set(texts).size).toBe(names.length);
  });

  it("speak the reader's language", () => {
    expect(refusalText('zh-Hans', 'slotTaken')).toBe('这个时间刚刚被别人约走了，请选择其他时间');
    expect(refusalText('zh-Hant', 'slotTaken')).toContain('這個時間');
    expect(refusalText('en', 'slotTaken')).toContain('Someone has just taken this time');
  });

  it.each([
    ['sessionEnded', 401],
    ['forbidden', 403],
    ['bindingRequired', 403],
    ['verificationRequired', 403],
    ['malformedBody', 400],
    ['unknownCall', 404],
    ['wrongContentType', 415],
    ['invalidFields', 422],
    ['rateLimited', 429],
    ['internal', 500],
    ['overloaded', 503],
    ['slotTaken', 200],
    ['requestIdReused', 200],
  ] as const)('%s travels as HTTP %i', (name, status) => {
    expect(statusOf(name)).toBe(status);
  });

  it('tell when to come back in whole seconds, never zero', () => {
    const response = toResponse(
      refusalAnswer(new Refusal('rateLimited', { retryAfterSeconds: 0.2 }), 'en'),
    );
    expect(response.headers.get('retry-after')).toBe('1');
  });
});
