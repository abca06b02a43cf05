import { describe, expect, it } from 'vitest';
import { posterPicture, wrapped } from './poster';

const text = {
  title: '沈知远',
  role: '主任医师',
  lines: ['浙江省立同仁医院', '心血管内科'],
  about: '冠心病、高血压、心律失常的诊治与长期管理。',
  caption: '扫码查看出诊时间',
  portal: '杏林',
};
const code = { size: 33, path: 'M0 0h1v1h-1z' };

describe('lines of a poster', () => {
  it('break between Chinese characters and between Latin words, never within', () => {
    expect(wrapped('冠心病高血压', 3)).toEqual(['冠心病', '高血压']);
    expect(wrapped('coronary heart disease', 8)).toEqual(['coronary heart', 'disease']);
    // Letters of two units, too, are whole.
    expect(wrapped('𠮷𫰡𬎆𡈽', 2)).toEqual(['𠮷𫰡', '𬎆𡈽']);
    expect(wrapped('𠮷𫰡𬎆𡈽', 2, 1)).toEqual(['𠮷…']);
    expect(wrapped('Extraordinarily', 2)).toEqual(['Extraordinarily']);
  });

  it('lose no word until they are cut, which shows', () => {
    const long = '一二三四五六七八九十';
    expect(wrapped(long, 4, 3).join('')).toBe(long);
    expect(wrapped(long, 4, 2)).toEqual(['一二三四', '五六七…']);
  });
});

it('is one well-formed picture, whatever a name holds', () => {
  const picture = posterPicture({ ...text, title: '<script>&"' }, code);
  expect(picture).not.toContain('<script>');
  const rare = posterPicture({ ...text, title: '\uE863𠮷\u0008\u200B', role: 'a\u0000' }, code);
  expect(rare).toContain('>䶮𠮷 <');
  expect(rare).not.toMatch(/\p{Cc}/u);
  expect(picture).toContain('&lt;script&gt;&amp;&quot;');
  expect(picture.match(/<text /g)).toHaveLength(picture.match(/<\/text>/g)?.length ?? 0);
});

it('says all of its text, and keeps the code inside the card however long the text is', () => {
  const long = {
    ...text,
    about: '很长的一段介绍。'.repeat(60),
    lines: ['院'.repeat(40), '科'.repeat(40)],
  };
  for (const one of [text, long]) {
    const picture = posterPicture(one, code);
    for (const words of [one.role, one.caption, one.portal]) expect(picture).toContain(words);
    const [, , top = '', scale = ''] =
      /translate\(([\d.]+) ([\d.]+)\) scale\(([\d.]+)\)/.exec(picture) ?? [];
    const side = Number(scale) * code.size;
    // Large enough to be scanned from a phone at arm's length.
    expect(side).toBeGreaterThanOrEqual(180);
    expect(Number(top) + side).toBeLessThanOrEqual(1060 - 70 - 56 + 20);
  }
});
