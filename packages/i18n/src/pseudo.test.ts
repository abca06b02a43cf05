import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pseudoText, pseudoTexts } from './pseudo';

describe('pseudoText', () => {
  it.each([
    ['Search', '[ŠéàřçĥŠéà]'],
    ['预约挂号', '[预约挂号预约]'],
    ['Pay within <time/>', '[Pàý ŵîťĥîñ <time/>Pàý ]'],
    ['{{count}} of $t(shared:all)', '[{{count}} öf $t(shared:all)ö]'],
    ['I accept the <terms>terms</terms>', '[Î àççépť ťĥé <terms>ťéřmš</terms>Î àççépť]'],
    ['', ''],
    ['{{name}}', '{{name}}'],
  ])('%j', (text, expected) => {
    expect(pseudoText(text)).toBe(expected);
  });

  it('stands between brackets, is longer by two fifths, and keeps what is filled in', () => {
    const word = fc.stringMatching(/^[A-Za-z预约]{1,12}$/);
    const part = fc.oneof(word, fc.constantFrom('{{count}}', '<b>', '</b>', '$t(a.b)', ' '));
    fc.assert(
      fc.property(word, fc.array(part), (first, parts) => {
        const text = [first, ...parts].join('');
        const pseudo = pseudoText(text);
        const machinery = /\{\{count\}\}|<\/?b>|\$t\(a\.b\)/g;
        expect(pseudo).toMatch(/^\[.*\]$/u);
        expect(pseudo.match(machinery)).toEqual(text.match(machinery));
        const letters = (whole: string) => [...whole.replaceAll(machinery, '').trim()].length;
        expect(letters(pseudo)).toBeGreaterThanOrEqual(Math.ceil(letters(text) * 1.4));
      }),
    );
  });
});

it('changes every text of a namespace, and nothing else', () => {
  expect(pseudoTexts({ title: 'Home', list: { more: 'More', most: 3 } })).toEqual({
    title: '[ĤöméĤö]',
    list: { more: '[MöřéMö]', most: 3 },
  });
});
