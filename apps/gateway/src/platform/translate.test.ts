import { globSync, readFileSync } from 'node:fs';
import { traditionalText } from '@xinglin/traditional';
import { expect, test } from 'vitest';
import { toTraditional } from './translate';

test('a name in a text is a name', () => {
  expect(toTraditional('由范云娜医生带领，于文科团队支持', ['范云娜', '于文科'])).toBe(
    '由范雲娜醫生帶領，于文科團隊支援',
  );
});

/** Words for programs that a converter of words writes where people, goods and law are meant. */
const wrong =
  /稽核|物件|型別|區域性|專案|繫結|許可權|釋出|宣告|視窗|迴圈|網際網路|賬|溼|裏|於洪|範[雲縣]/;

test('neither agreements nor help nor what is known of illnesses has words for programs', () => {
  const folder = new URL('../../content/', import.meta.url);
  const files = globSync('**/*zh-Hans*', { cwd: folder.pathname });
  expect(files.length).toBeGreaterThan(10);
  const found = files.flatMap((file) => {
    const text = traditionalText(readFileSync(new URL(file, folder), 'utf8'));
    return text.split('\n').filter((line) => wrong.test(line));
  });
  expect(found).toEqual([]);
});
