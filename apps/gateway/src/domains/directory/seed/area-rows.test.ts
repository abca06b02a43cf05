import { simplifiedCity } from '@xinglin/rules';
import { traditionalText } from '@xinglin/traditional';
import { describe, expect, it } from 'vitest';
import { simplified } from '../../../platform/simplified';
import { areaRows } from './area-rows';

const rows = areaRows();
const mainland = rows.filter(({ id }) => !/^(?:71|81|82)/.test(id));
const named = (ending: RegExp) =>
  mainland.filter(
    ({ id, name }) => ending.test(name['zh-Hans']) && !id.endsWith('00') && !/^\d{4}7/.test(id),
  );

describe('the areas', () => {
  it('name none twice below the same area', () => {
    const places = rows.map(({ name, parentId }) => `${parentId} ${name['zh-Hans']}`);
    expect(places.filter((place, index) => places.indexOf(place) !== index)).toEqual([]);
  });

  it('are found by their names in Traditional Chinese where cities are chosen', () => {
    const names = rows.flatMap(({ level, name }) =>
      level === 'district' ? [] : [name['zh-Hans']],
    );
    expect(names.length).toBeGreaterThan(300);
    expect(names.filter((name) => simplifiedCity(traditionalText(name)) !== name)).toEqual([]);
  });

  it('lie in one another, a parent before its children', () => {
    const before = new Set<string>();
    for (const { id, parentId } of rows) {
      if (parentId !== null) expect(before.has(parentId ?? ''), id).toBe(true);
      before.add(id);
    }
  });

  it.each([
    ['counties', /(?<!自治)县$/, 1301],
    ['autonomous counties', /自治县$/, 117],
    ['banners', /旗$/, 52],
  ])('are as many %s as the state counted at the end of 2021', (_, ending, count) => {
    expect(named(ending)).toHaveLength(count);
  });

  it.each([
    ['350400', '三元区', '350404'],
    ['410300', '孟津区', '410308'],
    ['331100', '莲都区', '331102'],
  ])('of %s hold %s by the code it has now', (cityId, name, code) => {
    const found = rows.filter(
      (row) => row.parentId === cityId && row.name['zh-Hans'].startsWith(name.slice(0, 2)),
    );
    expect(found.map(({ id }) => id)).toEqual([code]);
  });

  it.each([
    ['310115', 'Pudong New Area'],
    ['330106', 'Xihu District'],
    ['330127', "Chun'an County"],
  ])('are called in English as they are on maps: %s', (code, name) => {
    expect(rows.find(({ id }) => id === code)?.name.en).toBe(name);
  });

  it('have in Traditional as many characters, which are those of the name', () => {
    const changed = rows
      .map(({ name }) => name)
      .filter((name) => simplified(name['zh-Hant']) !== simplified(name['zh-Hans']));
    expect(changed).toEqual([]);
  });
});
