import { expect, test } from 'vitest';
import { localisedPersonName } from './names';

test.each([
  ['慕容小满', { 'zh-Hant': '慕容小滿', en: 'Murong Xiaoman' }],
  ['欧阳云', { 'zh-Hant': '歐陽雲', en: 'Ouyang Yun' }],
  ['范云娜', { 'zh-Hant': '范雲娜', en: 'Fan Yunna' }],
  ['于小云', { 'zh-Hant': '于小雲', en: 'Yu Xiaoyun' }],
])('%s in all languages', (chinese, others) => {
  expect(localisedPersonName(chinese)).toEqual({ 'zh-Hans': chinese, ...others });
});
