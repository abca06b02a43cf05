import fc from 'fast-check';
import { expect, it } from 'vitest';
import { cities } from '../story-samples';
import { groupByInitial, matchCities } from './match-cities';

const names = (query: string): string[] => matchCities(cities, query).map((city) => city.name);

it.each([
  ['杭', ['杭州']],
  ['州', ['杭州']],
  ['HANG', ['杭州']],
  ['ＨＡＮＧ', ['杭州']],
  ['⽂', []],
  ["xi'an", ['西安']],
  ['  nan jing ', ['南京']],
  ['ch', ['成都', '重庆']],
  ['zhou', []],
])('finds %s', (query, found) => {
  expect(names(query)).toEqual(found);
});

it.each(['lü', 'lu', 'lv', 'LYU', 'Lüliang', 'ＬＵ'])('finds 吕梁 by %s', (query) => {
  const city = { ...cities[0], name: '吕梁', pinyin: 'lvliang' } as (typeof cities)[number];
  expect(matchCities([city], query)).toEqual([city]);
});

it.each([
  ['广州', '廣州'],
  ['廣州', '广州'],
  ['重慶', '重慶'],
])('finds %s by %s', (name, query) => {
  const city = { ...cities[0], name, pinyin: 'x' } as (typeof cities)[number];
  expect(matchCities([city], query.slice(0, 1))).toEqual([city]);
});

it.each([
  ['杭州', 'hangzhou', ['hz', 'HZ', 'ｈｚ'], ['hg', 'zh', 'hzz', 'hn']],
  ['深圳', 'shenzhen', ['sz'], ['shzh', 'se']],
  ['济南', 'jinan', ['jn'], ['jnn']],
  ['西安', 'xian', ['xa'], ['xn']],
  ['厦门', 'xiamen', ['xm'], ['xa']],
  ['长春', 'changchun', ['cc'], ['cg']],
  ['鄂尔多斯', 'eerduosi', ['eeds', 'eed', 'ee'], ['eedsx']],
  ['吕梁', 'lvliang', ['ll'], ['lg']],
  ['Hangzhou', 'hangzhou', ['hz'], ['hg']],
])('finds %s by the initials of its syllables', (name, pinyin, found, not) => {
  const city = { ...cities[0], name, pinyin } as (typeof cities)[number];
  for (const query of found) expect(matchCities([city], query), query).toEqual([city]);
  for (const query of not) expect(matchCities([city], query), query).toEqual([]);
});

it('shows all cities for an empty query', () => {
  expect(names(' ')).toHaveLength(cities.length);
});

it('groups every city once, from A to Z, by pinyin within a letter', () => {
  const groups = groupByInitial(cities);
  const initials = groups.map(({ initial }) => initial);
  expect(initials).toEqual([...initials].sort());
  expect(groups.flatMap((group) => group.cities)).toHaveLength(cities.length);
  expect(groups.find(({ initial }) => initial === 'C')?.cities.map(({ name }) => name)).toEqual([
    '成都',
    '重庆',
  ]);
});

it('finds a city by any part of its name and any start of its pinyin', () => {
  fc.assert(
    fc.property(fc.constantFrom(...cities), fc.nat(20), fc.nat(20), (city, from, length) => {
      expect(matchCities(cities, city.name.slice(from % city.name.length))).toContain(city);
      expect(matchCities(cities, city.pinyin.slice(0, 1 + length))).toContain(city);
    }),
  );
});
