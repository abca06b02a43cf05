import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { simplified } from './simplified';

describe('simplified', () => {
  it.each([
    ['衞生', '卫生'],
    ['衛生', '卫生'],
    ['掛號', '挂号'],
    ['蚌埠市禹會區', '蚌埠市禹会区'],
    ['哈薩克', '哈萨克'],
    ['麻痺', '麻痹'],
    ['什麼', '什么'],
    ['什么', '什么'],
    ['挂号', '挂号'],
    ['𠮷野家', '𠮷野家'],
    ['順利邨', '顺利村'],
    ['濬縣', '浚县'],
    ['髙恵徳', '高惠德'],
    ['矽肺', '硅肺'],
  ])('%s: %s', (text, expected) => {
    expect(simplified(text)).toBe(expected);
  });

  it('keeps every place, and folds a part as the whole', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...'衞哈薩克埠𠮷a後髮')), fc.nat(10), (all, at) => {
        const text = all.join('');
        expect(simplified(text)).toHaveLength(text.length);
        const [head, tail] = [all.slice(0, at).join(''), all.slice(at).join('')];
        expect(simplified(head) + simplified(tail)).toBe(simplified(text));
      }),
    );
  });
});
