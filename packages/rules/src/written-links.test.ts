import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { linksIn } from './written-links';

const foundIn = (text: string) => linksIn(text).map(({ start, end }) => text.slice(start, end));

describe('linksIn', () => {
  it.each([
    ['见 pay.evil.example 吧', 'pay.evil.example'],
    ['去 evil.com 看', 'evil.com'],
    ['evil。com', 'evil。com'],
    ['evil．com', 'evil．com'],
    ['evil｡com', 'evil｡com'],
    ['evil点com', 'evil点com'],
    ['evil 點 com', 'evil 點 com'],
    ['evil dot com', 'evil dot com'],
    ['evil[.]com', 'evil[.]com'],
    ['evil（点）cn', 'evil（点）cn'],
    ['evil (dot) net', 'evil (dot) net'],
    ['evil . com', 'evil . com'],
    ['e v i l . c o m', 'e v i l . c o m'],
    ['evil\u200B.\u2060com', 'evil\u200B.\u2060com'],
    ['ｅｖｉｌ．ｃｏｍ／ａ', 'ｅｖｉｌ．ｃｏｍ／ａ'],
    ['EVIL.COM', 'EVIL.COM'],
    ['hxxp://evil', 'hxxp://evil'],
    ['hxxps://evil[.]com/a', 'hxxps://evil[.]com/a'],
    ['http：//evil.com', 'http：//evil.com'],
    ['https:\\\\evil.com', 'https:\\\\evil.com'],
    ['h t t p : / / evil . com', 'h t t p : / / evil . com'],
    ['http://支付.中国/a', 'http://支付.中国/a'],
    ['http://evil。com，谢谢', 'http://evil。com'],
    ['看https://evil.com/x。谢谢', 'https://evil.com/x'],
    ['www。evil。com', 'www。evil。com'],
    ['www evil com', 'www evil com'],
    ['支付.中国', '支付.中国'],
    ['支付.com', '支付.com'],
    ['xn--fiqs8s.cn', 'xn--fiqs8s.cn'],
    ['t.me/evil', 't.me/evil'],
    ['bit.ly/3aBc', 'bit.ly/3aBc'],
    ['t.cn/A6abc', 't.cn/A6abc'],
    ['evil.co.uk', 'evil.co.uk'],
    ['pay-evil.top', 'pay-evil.top'],
    ['evil.ru', 'evil.ru'],
    ['pay.evil.test', 'pay.evil.test'],
    ['evil.com:8080/a?b=1', 'evil.com:8080/a?b=1'],
    ['192.168.1.1:8080', '192.168.1.1:8080'],
    ['写信到 a.b@example.com 吧', 'a.b@example.com'],
    ['a＠b.com', 'a＠b.com'],
    ['a(at)b.com', 'a(at)b.com'],
    ['a@b 点 com', 'a@b 点 com'],
  ])('in %s is %s', (text, link) => {
    expect(foundIn(text)).toEqual([link]);
  });

  it.each([
    '好医生.耐心。',
    '血压 120/80.明天复查',
    'V1.2.3 版本',
    '3.5mmol/L，0.5g/天，ca.3mg/dl',
    'Dr. Li is great.It helped me.Thanks.To all',
    '吃了0.5g.没事',
    '2026.11.27 复查',
    '医生很好。com 是什么',
    'e.g. this, i.e. that',
    'No.1 医院，U.S. 医生',
    '第1.2.3.4条',
    '我用的是iPhone。app很好用',
    '下午3点来，8 点 cn 频道',
    '我是安徽人。中国医生真好',
    '谢谢医生.中国医生真好',
    '做了CT。Top 医生',
    'Look at me.Do it',
    '一点一点好起来',
    '@医生 谢谢',
    'http 和 https 有什么不同',
  ])('is none in %s', (text) => {
    expect(foundIn(text)).toEqual([]);
  });

  it('stands within the text, and is done with any text', () => {
    const pieces = fc.constantFrom(
      'a',
      '.',
      '。',
      '点',
      ' ',
      'com',
      '-',
      '/',
      '@',
      'http',
      '𠮷',
      '1',
    );
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 40 }), (chosen) => {
        const text = chosen.join('');
        for (const { start, end } of linksIn(text)) {
          expect(start).toBeLessThan(end);
          expect(end).toBeLessThanOrEqual(text.length);
        }
      }),
    );
    for (const piece of ['a.', 'a-', 'a ', 'a。', 'www.', 'a点', '中', 'http:', 'a@']) {
      const begun = Date.now();
      linksIn(piece.repeat(2000));
      expect(Date.now() - begun, piece).toBeLessThan(1000);
    }
  });
});
