import fc from 'fast-check';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { users } from '../../kernel/people/accounts/tables';
import { areas } from '../../kernel/places/tables';
import { erasuresOf } from '../../kernel/people/accounts/closing';
import { openTestGateway, type TestGateway } from '../../testing/test-gateway';
import { exportedAddresses } from './exported-addresses';
import { postingAddresses } from '../../kernel/people/addresses/tables';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openTestGateway({ seeded: true });
});
afterAll(() => gateway.dispose());

const path = (name: string) => `/logistics/postingaddress/${name}`;
const newAccount = () => gateway.signIn(gateway.newMobile());
const westLake = {
  name: '张三',
  mobile: '13812345678',
  provinceId: '330000',
  cityId: '330100',
  districtId: '330106',
  detail: '文三路１３８号  7楼',
};
const add = (token: string, fields: Record<string, unknown> = {}) =>
  gateway.call(path('add'), { ...westLake, ...fields }, { token });
const list = async (token: string, locale?: string) =>
  (await gateway.call(path('list'), {}, { token, locale })).data.items;
const rowOf = async (addressId: string) =>
  (
    await gateway.services.db
      .select()
      .from(postingAddresses)
      .where(eq(postingAddresses.addressId, addressId))
  )[0];

describe('postal addresses', () => {
  it('are listed with the phone masked and areas in words, the default first, then the newest', async () => {
    const token = await newAccount();
    const first = (await add(token)).data.addressId;
    const second = (await add(token, { name: '李四' })).data.addressId;
    const third = (await add(token, { name: '王五' })).data.addressId;
    const items = await list(token);
    expect(items.map((item: { addressId: string }) => item.addressId)).toEqual([
      first,
      third,
      second,
    ]);
    expect(items[0]).toEqual({
      addressId: first,
      name: '张三',
      mobile: '138****5678',
      provinceId: '330000',
      provinceName: '浙江',
      cityId: '330100',
      cityName: '杭州',
      districtId: '330106',
      districtName: '西湖区',
      detail: '文三路138号 7楼',
      isDefault: true,
    });
    expect((await list(token, 'en'))[0]).toMatchObject({
      provinceName: 'Zhejiang',
      cityName: 'Hangzhou',
    });
    expect(JSON.stringify(items)).not.toContain('13812345678');
    const one = await gateway.call(path('detail'), { addressId: third }, { token });
    expect(one.data).toEqual(items[1]);
  });

  it.each([
    ['a name with digits', { name: '张3' }, 'name', 'nameCharacters'],
    ['a short street', { detail: '1号' }, 'detail', 'detailLength'],
    ['a city of another province', { cityId: '310100' }, 'area', 'areaIncomplete'],
    ['a district of another city', { districtId: '310115' }, 'area', 'areaIncomplete'],
    ['a city that has districts, without one', { districtId: undefined }, 'area', 'areaIncomplete'],
    ['a district without its city', { cityId: undefined }, 'area', 'areaIncomplete'],
    ['a province alone', { cityId: undefined, districtId: undefined }, 'area', 'areaIncomplete'],
    ['an area that does not exist', { districtId: '339999' }, 'area', 'areaIncomplete'],
  ])('with %s are refused by the field', async (_, fields, field, code) => {
    const token = await newAccount();
    const answer = await add(token, fields);
    expect(answer).toMatchObject({ status: 422, code: 42200 });
    expect(answer.data.fields).toEqual([{ path: field, code, message: expect.any(String) }]);
    expect(await list(token)).toEqual([]);
  });

  it('may be in a city that has no districts', async () => {
    const token = await newAccount();
    const fields = { provinceId: '440000', cityId: '441900', districtId: undefined };
    expect((await add(token, fields)).code).toBe(0);
    expect(await list(token)).toMatchObject([
      { provinceName: '广东', cityName: '东莞', districtId: null, districtName: null },
    ]);
  });

  it('need a bound account to be changed', async () => {
    for (const name of [
      'add',
      'update',
      'delete',
      'setdefault',
      'list',
      'detail',
      'autorecognizeaddress',
    ])
      expect((await gateway.call(path(name), westLake)).status, name).toBe(401);
  });

  it('are at most twenty, in parallel too, with one default', async () => {
    const token = await newAccount();
    const answers = await Promise.all(
      Array.from({ length: 24 }, () => add(token, { isDefault: true })),
    );
    expect(answers.filter((answer) => answer.code === 0)).toHaveLength(20);
    expect(answers.filter((answer) => answer.code === 41111)).toHaveLength(4);
    const items = await list(token);
    expect(items).toHaveLength(20);
    expect(items.filter((item: { isDefault: boolean }) => item.isDefault)).toHaveLength(1);
    await gateway.call(path('delete'), { addressId: items[5].addressId }, { token });
    expect((await add(token)).code).toBe(0);
  });

  it('are added once however often the same request comes', async () => {
    const token = await newAccount();
    const requestId = `address-${gateway.newMobile()}`;
    const answers = await Promise.all(
      Array.from({ length: 3 }, () => gateway.call(path('add'), westLake, { token, requestId })),
    );
    expect(new Set(answers.map((answer) => answer.data.addressId)).size).toBe(1);
    expect(await list(token)).toHaveLength(1);
  });

  it('are changed without repeating the phone that is only shown masked', async () => {
    const token = await newAccount();
    const { addressId } = (await add(token)).data;
    const change = { ...westLake, mobile: undefined, addressId, detail: '龙井路1号' };
    expect((await gateway.call(path('update'), change, { token })).code).toBe(0);
    expect(await rowOf(addressId)).toMatchObject({
      mobile: '13812345678',
      detail: '龙井路1号',
      isDefault: true,
    });
    const moved = { ...change, provinceId: '110000' };
    expect((await gateway.call(path('update'), moved, { token })).status).toBe(422);
    const again = { ...change, mobile: '13900001111', isDefault: false };
    expect((await gateway.call(path('update'), again, { token })).code).toBe(0);
    expect(await rowOf(addressId)).toMatchObject({ mobile: '13900001111', isDefault: true });
  });

  it('give the default mark on, and leave it to the newest of the rest', async () => {
    const token = await newAccount();
    const [first, second, third] = [await add(token), await add(token), await add(token)].map(
      ({ data }) => data.addressId,
    );
    const defaults = async () =>
      (await list(token))
        .filter((item: { isDefault: boolean }) => item.isDefault)
        .map((item: { addressId: string }) => item.addressId);
    expect((await gateway.call(path('setdefault'), { addressId: second }, { token })).code).toBe(0);
    expect(await defaults()).toEqual([second]);
    await gateway.call(path('delete'), { addressId: second }, { token });
    expect(await defaults()).toEqual([third]);
    await gateway.call(path('delete'), { addressId: first }, { token });
    expect(await defaults()).toEqual([third]);
    await gateway.call(path('delete'), { addressId: third }, { token });
    expect(await list(token)).toEqual([]);
  });

  it('are told apart by nobody else: not yours and does not exist are one answer', async () => {
    const { addressId } = (await add(await newAccount())).data;
    const stranger = await newAccount();
    await add(stranger);
    for (const name of ['detail', 'update', 'delete', 'setdefault']) {
      const [theirs, nobodys] = await Promise.all(
        [addressId, 'no-such-address'].map((id) =>
          gateway.call(
            path(name),
            { ...westLake, name: '王五', addressId: id },
            { token: stranger },
          ),
        ),
      );
      expect(theirs, name).toMatchObject({ status: 403, code: -7 });
      expect({ ...theirs, headers: null }).toEqual({ ...nobodys, headers: null });
    }
    expect(await rowOf(addressId)).toMatchObject({ name: '张三', isDefault: true });
  });

  it('stand in full in the copy of the data, and go with the account', async () => {
    const mobile = gateway.newMobile();
    await add(await gateway.signIn(mobile));
    const { db, clock } = gateway.services;
    const [user] = await db.select().from(users).where(eq(users.mobile, mobile));
    const userId = user?.userId ?? '';
    const copied = await exportedAddresses(db, userId);
    expect(copied).toMatchObject([{ mobile: '13812345678', cityName: '杭州' }]);
    expect(copied[0]).not.toHaveProperty('ownerId');
    await db.transaction(async (transaction) => {
      for (const erase of erasuresOf(gateway.services))
        await erase(transaction, userId, clock.now(), gateway.services);
    });
    expect(await exportedAddresses(db, userId)).toEqual([]);
  });
});

describe('a pasted address', () => {
  let token: string;
  beforeAll(async () => {
    token = await newAccount();
  });
  const read = async (text: string, locale?: string) =>
    (await gateway.call(path('autorecognizeaddress'), { text }, { token, locale })).data;

  it('is read into the fields of the form', async () => {
    const text = '收货人：李小红\n手机：+86 139-1234-5678\n浙江省杭州市西湖区文三路138号';
    expect(await read(text)).toEqual({
      name: '李小红',
      mobile: '13912345678',
      provinceId: '330000',
      provinceName: '浙江',
      cityId: '330100',
      cityName: '杭州',
      districtId: '330106',
      districtName: '西湖区',
      detail: '文三路138号',
      unread: [],
    });
    expect(await read(text, 'en')).toMatchObject({ cityName: 'Hangzhou' });
  });

  it('is read in Traditional Chinese, and stays as it was typed', async () => {
    expect(await read('廣東省廣州市天河區體育東路1號 陳大文 13800138000')).toMatchObject({
      name: '陳大文',
      provinceId: '440000',
      cityId: '440100',
      districtId: '440106',
      detail: '體育東路1號',
    });
  });

  it.each([
    ['安徽省蚌埠市禹會區塗山路1號', '340304'],
    ['新疆伊犁哈薩克自治州伊寧縣城鎮1號', '654021'],
    ['新疆昌吉回族自治州木壘哈薩克自治縣人民路1號', '652328'],
    ['吉林省松原市乾安縣宇宙大路1號', '220723'],
  ])('finds the district of %s', async (text, districtId) => {
    expect(await read(`${text} 陳大文 13800138000`)).toMatchObject({ districtId });
  });

  it.each([
    ['四川省天府新區華陽街道1號', '510000', '510100'],
    ['江苏省江北新区顶山街道1号', '320000', '320100'],
    ['湖南湘江新区梅溪湖路1号', '430000', '430100'],
    ['云南省滇中新区1号', '530000', '530100'],
    ['陕西省西咸新区沣东新城1号', '610000', '610100'],
    ['河南省郑东新区1号', '410000', '410100'],
    ['贵州省贵安新区1号', '520000', null],
    ['江西省赣江新区1号', '360000', null],
  ])('knows the city of a new area alone: %s', async (text, provinceId, cityId) => {
    const found = { provinceId, cityId, districtId: null };
    expect(await read(`${text} 李小满 13800138000`)).toMatchObject(found);
  });

  it('keeps the extension of a relay number, and nothing that is no address', async () => {
    const text = '李小满 18400001234-7804 浙江省杭州市西湖区文三路138号 330106199003070018';
    const answer = await read(text);
    expect(answer).toMatchObject({
      mobile: '18400001234-7804',
      detail: '文三路138号',
      unread: ['330106199003070018'],
    });
    const { name, mobile, provinceId, cityId, districtId, detail } = answer;
    const kept = { name, mobile, provinceId, cityId, districtId, detail };
    await gateway.call(path('add'), kept, { token });
    expect(await list(token)).toMatchObject([
      { mobile: '184****1234-7804', detail: '文三路138号' },
    ]);
  });

  it('says of nothing what is not in it, and leaves no trace in the log', async () => {
    expect(await read('你好')).toMatchObject({ mobile: '', provinceId: null, provinceName: null });
    await read('王小明 13755556666 上海市静安区南京西路1266号');
    expect(gateway.log.join('\n')).not.toMatch(/王小明|13755556666|南京西路/);
    const empty = await gateway.call(path('autorecognizeaddress'), { text: ' ' }, { token });
    expect(empty.status).toBe(422);
  });

  it('leads from any district of the country back to it', async () => {
    const rows = await gateway.services.db.select().from(areas);
    const byId = new Map(rows.map((row) => [row.id, row]));
    const districts = rows.filter(({ level }) => level === 'district');
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...districts), async (district) => {
        const city = byId.get(district.parentId ?? '');
        const province = byId.get(city?.parentId ?? '');
        const area = [province, city, district].map((one) => one?.name['zh-Hans']).join('');
        expect(await read(`王明 13812345678 ${area}解放路1号`), area).toMatchObject({
          provinceId: province?.id,
          cityId: city?.id,
          districtId: district.id,
          detail: '解放路1号',
        });
      }),
      { numRuns: 200 },
    );
  });
});
