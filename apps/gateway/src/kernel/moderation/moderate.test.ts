import { Converter } from 'opencc-js/cn2t';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { moderate } from './moderate';
import { allowedPhrases, wordGroups } from './word-list';

const chinese = wordGroups
  .flatMap(({ words, act }) => words.map((word) => ({ word, act })))
  .filter(({ word }) => /^\p{Script=Han}+$/u.test(word));
const strictness = ['pass', 'mask', 'review', 'block'];

describe('what becomes of a text', () => {
  it.each([
    ['医生很耐心，讲得很清楚。', 'pass', '医生很耐心，讲得很清楚。'],
    ['这医生是个傻逼', 'block', '这医生是个**'],
    ['ＦＵＣＫ this', 'block', '**** this'],
    ['s h i t', 'block', '* * * *'],
    ['fuсk', 'block', '****'],
    [
      'I was hit by a car, this hit me, push it',
      'pass',
      'I was hit by a car, this hit me, push it',
    ],
    ['Dr Scunthorpe and a cocktail of pills', 'pass', 'Dr Scunthorpe and a cocktail of pills'],
    ['The stupid  doctor', 'mask', 'The ******  ******'],
    ['加 微 信 领药', 'block', '* * * 领药'],
    ['醫生收紅包', 'review', '醫生***'],
    ['医生不收红包，很正派', 'pass', '医生不收红包，很正派'],
    ['醫生不收紅包', 'pass', '醫生不收紅包'],
    ['他说不收红包，其实要红包', 'review', '他说不收红包，其实***'],
    ['我妈的血压降下来了', 'pass', '我妈的血压降下来了'],
    ['这里没有黄牛', 'pass', '这里没有黄牛'],
    ['门口有黄牛', 'review', '门口有**'],
    ['我爬着去。死都不怕', 'review', '我爬着***都不怕'],
    ['打我电话 138-0013-8000 谢谢', 'mask', '打我电话 ************* 谢谢'],
    ['订单 20261122138001380001234', 'pass', '订单 20261122138001380001234'],
    ['身份证 33010619900101123X', 'mask', '身份证 ******************'],
    ['微信：abc_12345', 'mask', '微信：*********'],
    ['微信支付 2 次都成功', 'pass', '微信支付 2 次都成功'],
    ['wechat is OK 2 weeks later', 'pass', 'wechat is OK 2 weeks later'],
    ['写信到 a.b@example.com 吧', 'mask', '写信到 *************** 吧'],
    ['看 https://example.com/x 。', 'mask', '看 ********************* 。'],
    ['见 pay.evil.example', 'mask', '见 ****************'],
    ['hxxp://evil。com，去看', 'mask', '***************，去看'],
    ['evil点com 有药', 'mask', '******** 有药'],
    ['支付.中国', 'mask', '*****'],
    ['幺三八零零幺三八零零零', 'mask', '***********'],
    ['我的V信：abc_1234', 'mask', '我的V信：********'],
    ['扣扣 12345678', 'mask', '扣扣 ********'],
    ['抖音号abc12345', 'mask', '抖音号********'],
    ['血压一三八，心率七十二，一切都好', 'pass', '血压一三八，心率七十二，一切都好'],
    ['Dr. Li is great.It helped', 'pass', 'Dr. Li is great.It helped'],
    ['门诊座机 0571-88886666', 'pass', '门诊座机 0571-88886666'],
    ['不能停药，要坚持', 'pass', '不能停药，要坚持'],
    ['吃了就停药', 'review', '吃了就**'],
  ])('%s: %s', (text, act, shown) => {
    expect({ act: moderate(text).act, shown: moderate(text).shown }).toEqual({ act, shown });
  });

  it('is found whatever stands between the characters, in whichever script and width', () => {
    const toTraditional = Converter({ from: 'cn', to: 't' });
    fc.assert(
      fc.property(
        fc.constantFrom(...chinese),
        fc.array(fc.constantFrom('', ' ', '*', '·', '-', '　', '~', '…'), {
          minLength: 12,
          maxLength: 12,
        }),
        fc.boolean(),
        ({ word, act }, between, traditional) => {
          const spread = [...word].map((one, place) => one + (between[place] ?? '')).join('');
          const text = `今天${traditional ? toTraditional(spread) : spread}了`;
          const verdict = moderate(text);
          expect(strictness.indexOf(verdict.act)).toBeGreaterThanOrEqual(strictness.indexOf(act));
          expect(verdict.found.map(({ phrase }) => phrase.length)).not.toEqual([]);
          for (const { start, end, phrase } of verdict.found)
            expect(text.slice(start, end)).toBe(phrase);
        },
      ),
    );
  });

  it('hides what was found and nothing else, in any text', () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.oneof(
            fc.string({ unit: 'grapheme' }),
            fc.constantFrom(
              ...chinese.map(({ word }) => word),
              'a@b.cn',
              '13800138000',
              '𠮷',
              '。',
            ),
          ),
        ),
        (parts) => {
          const text = parts.join('');
          const { found, shown, act } = moderate(text);
          expect([...shown]).toHaveLength([...text].length);
          expect(act === 'pass').toBe(found.length === 0);
          let place = 0;
          const after = [...shown];
          for (const [index, character] of [...text].entries()) {
            const inside = found.some(({ start, end }) => start <= place && place < end);
            expect(after[index]).toBe(inside && /\S/u.test(character) ? '*' : character);
            place += character.length;
          }
        },
      ),
    );
  });

  it('an allowed phrase wins over the words in it, and over no others', () => {
    fc.assert(
      fc.property(fc.constantFrom(...allowedPhrases), (phrase) => {
        expect(moderate(`医生说${phrase}`).found).toEqual([]);
        expect(moderate(`${phrase}，人渣`).act).toBe('block');
      }),
    );
  });
});
