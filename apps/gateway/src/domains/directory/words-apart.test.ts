import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestDirectory, type TestDirectory } from '../../testing/directory-fixture';
import { namesApart, wordsApart } from './words-apart';

describe('wordsApart', () => {
  it.each([
    ['同仁医院心内科', '同仁医院 心内科'],
    ['心内科同仁医院', '心内科 同仁医院'],
    ['同仁医院的骨科专家', '同仁医院 骨科'],
    ['挂骨科', '骨科'],
    ['沈知远心内科', '沈知远 心内科'],
    ['同仁醫院心內科', '同仁医院 心内科'],
    ['西湖儿童医院呼吸科医生', '西湖儿童医院 呼吸科'],
    ['耳鼻咽喉科同仁医院', '耳鼻咽喉科 同仁医院'],
    ['儿童医院', null],
    ['儿科医院', null],
    ['口腔医院', null],
    ['心血管内科', null],
    ['医生', null],
    ['card', null],
    ['', null],
  ])('%s → %s', (typed, parts) => {
    expect(wordsApart(typed)).toBe(parts);
  });

  it('reads a name before a hospital', () => {
    expect(namesApart('沈知远同仁医院')).toContain('沈知远 同仁医院');
    expect(namesApart('同仁医院')).toEqual([]);
  });
});

describe('a search without spaces', () => {
  let directory: TestDirectory;
  beforeAll(async () => {
    directory = await openTestDirectory();
  });
  afterAll(() => directory.dispose());
  const doctors = async (q: string) =>
    (await directory.ask('mergeSearchDoctors', { q, pageSize: 50 })).items;
  const hospitals = async (q: string) =>
    (await directory.ask('mergeSearchHospitals', { q, pageSize: 50 })).items;

  it.each([
    ['同仁医院心内科', '同仁医院 心内科'],
    ['心内科同仁医院', '同仁医院 心内科'],
    ['同仁医院的心内科专家', '同仁医院 心内科'],
    ['沈知远心内科', '沈知远 心内科'],
    ['沈知远同仁医院', '沈知远 同仁医院'],
  ])('%s finds the doctors of %s', async (together, apart) => {
    const found = await doctors(together);
    expect(found.length).toBeGreaterThan(0);
    expect(found).toEqual(await doctors(apart));
  });

  it('reads a city at its beginning as the place to look in', async () => {
    const found = await doctors('杭州市骨科');
    expect(found.length).toBeGreaterThan(0);
    expect(found).toEqual(
      (await directory.ask('mergeSearchDoctors', { q: '骨科', areaId: '330100', pageSize: 50 }))
        .items,
    );
    const [best] = await hospitals('浙江杭州同仁医院');
    expect(best?.name).toContain('同仁医院');
    // A name typed twice is the place, and so is it behind its province.
    for (const q of ['杭州杭州骨科', '浙江省杭州市骨科'])
      expect([q, await doctors(q)]).toEqual([q, found]);
    expect(await doctors('杭州同仁医院心内科')).toEqual(await doctors('同仁医院 心内科'));
  });

  it('still finds nothing where nothing fits', async () => {
    expect(await doctors('不存在医院心内科')).toEqual([]);
    expect(await hospitals('火星第一医院')).toEqual([]);
  });

  it('keeps the filters', async () => {
    expect(
      (await directory.ask('mergeSearchDoctors', { q: '同仁医院心内科', areaId: '310100' })).total,
    ).toBe(0);
  });
});
