import { businessErrors, type BusinessErrorName } from '@xinglin/contract';
import { locales } from '@xinglin/rules';
import { describe, expect, it } from 'vitest';
import '../domains';
import { textOf as reportText } from '../domains/check-up/locales';
import { textOf as accountText } from '../kernel/people/accounts/locales';
import { refusalText, textOf, writtenIn } from './texts';

describe('a reader of the overseas portal', () => {
  const names = Object.keys(businessErrors) as BusinessErrorName[];

  it.each(['it', 'fr', 'id'] as const)(
    'is refused in %s, each refusal by a sentence of its own',
    (locale) => {
      const said = names.map((name) => refusalText(locale, name));
      for (const [place, name] of names.entries()) {
        expect(said[place], name).not.toBe(refusalText('en', name));
        expect(said[place], name).not.toMatch(/\p{Script=Han}/u);
      }
      expect(new Set(said).size).toBe(said.length);
    },
  );

  it('is given the values of a message', () => {
    const code = { code: '123456', minutes: 5 };
    expect(accountText('it', 'sms.code.login', code)).toBe(
      '[Xinglin Salute] Il Suo codice di accesso è 123456. È valido per 5 minuti. Non lo comunichi a nessuno.',
    );
    for (const locale of locales) {
      const text = accountText(locale, 'sms.code.login', code);
      expect(text).toContain('123456');
      // The name that a channel's own replaces.
      expect(text).toContain(textOf(locale, 'brand'));
    }
  });

  it('reads in English what only the main portal says', () => {
    expect(reportText('fr', 'report.title')).toBe(reportText('en', 'report.title'));
    expect(locales.map(writtenIn)).toEqual(['zh-Hans', 'zh-Hant', 'en', 'en', 'en', 'en']);
  });
});
