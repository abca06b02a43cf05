import { businessErrors, type BusinessErrorName } from '@xinglin/contract';
import { locales } from '@xinglin/rules';
import { expect, it } from 'vitest';
import './domains';
import { refusalText } from './platform/texts';
import { folderTexts } from './testing/folder-texts';

// Object.keys widens the names to string.
const names = Object.keys(businessErrors) as BusinessErrorName[];
const group = 'refusal.';

it.each(locales)('every error has its text in one folder in %s, and no other has one', (locale) => {
  const said = folderTexts(locale).flatMap(({ key }) =>
    key.startsWith(group) ? [key.slice(group.length)] : [],
  );
  expect(said.toSorted()).toEqual(names.toSorted());
});

it.each(locales)('every refusal is read in %s as its folder says it', (locale) => {
  const texts = folderTexts(locale).filter(({ key }) => key.startsWith(group));
  const written = Object.fromEntries(texts.map(({ key, text }) => [key.slice(group.length), text]));
  expect(Object.fromEntries(names.map((name) => [name, refusalText(locale, name)]))).toEqual(
    written,
  );
});
