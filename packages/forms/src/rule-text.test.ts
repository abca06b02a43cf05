import { createI18n, sharedNamespaces } from '@xinglin/i18n';
import { expect, test } from 'vitest';
import { loadRefusedCharacters, ruleText } from './rule-text';

const texts = { 'zh-Hans': sharedNamespaces.rules['zh-Hans'], fr: sharedNamespaces.rules.fr };

test.each([
  [
    'zh-Hans',
    'nameCharacters',
    '李<明',
    '这里不能有“<”。姓名只能有汉字、字母、空格、间隔号、连字符和撇号',
  ],
  ['zh-Hans', 'nameCharacters', '李\u0007明', '这里不能有看不见的字符。姓名只能'],
  ['zh-Hans', 'nameLength', '李', '姓名需为2至100个字'],
  ['zh-Hans', 'nameRequired', undefined, '请输入姓名'],
  ['fr', 'nicknameCharacters', 'ma fille', 'Un espace ne peut pas être utilisé ici. Un pseudo'],
  ['fr', 'passportInvalid', 'Y&A1234567', '« & » ne peut pas être utilisé ici. '],
] as const)('in %s %s of %j: %s', async (locale, code, typed, words) => {
  const { default: rules } = await texts[locale]();
  await loadRefusedCharacters();
  const { t } = createI18n({ locale, resources: { rules } });
  expect(ruleText(t, code, typed)).toContain(words);
});
