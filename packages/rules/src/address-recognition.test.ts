import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { recognizableLength } from './address';
import { recognizeAddress } from './address-recognition';
import { pastedAddresses } from './address-samples';
import { indexAreas } from './area-index';
import { sampleAreas } from './area-samples';

const index = indexAreas(sampleAreas);
const nameOf = (areaId: string | null) =>
  areaId === null ? [] : [index.byId.get(areaId)?.name ?? 'unknown'];

function told(text: string): string[] {
  const read = recognizeAddress(text, index, (words) => words.replaceAll('區', '区'));
  const area = [read.provinceId, read.cityId, read.districtId].flatMap(nameOf).join(' ');
  return [read.name, read.mobile, area, read.detail];
}

describe('recognizeAddress', () => {
  test.each(pastedAddresses)('%j', (text, expected) => {
    expect(told(text)).toEqual(expected);
  });

  test.each([
    [
      '妈，新地址：浙江省杭州市文三路138号7楼，收货人 王小红，电话 13912345678',
      ['王小红', '13912345678', '浙江 杭州', '文三路138号7楼'],
    ],
    [
      '麻烦寄到这里，谢谢 浙江省宁波市鄞州区中山东路1号 联系电话 137 0000 1234 周安宁收',
      ['周安宁', '13700001234', '浙江 宁波 鄞州区', '中山东路1号'],
    ],
  ])('leaves out greetings, and words for what follows: %j', (text, expected) => {
    expect(told(text)).toEqual(expected);
  });

  test.each([
    [
      '赵国栋 13800138000 浙江省杭州市西湖区文三路138号',
      ['赵国栋', '13800138000', '文三路138号'],
      [],
    ],
    [
      '浙江省杭州市西湖区文三路138号 刘园园 13800138000',
      ['刘园园', '13800138000', '文三路138号'],
      [],
    ],
    [
      '陈晓楼，13800138000，浙江省杭州市西湖区文三路138号',
      ['陈晓楼', '13800138000', '文三路138号'],
      [],
    ],
    ['浙江省杭州市西湖区 王家村 李明 13800138000', ['李明', '13800138000', '王家村'], []],
    ['浙江省杭州市西湖区文三路138号 王路 13800138000', ['王路', '13800138000', '文三路138号'], []],
    [
      '浙江省杭州市西湖区文三路138号，13800138000，李小村',
      ['李小村', '13800138000', '文三路138号'],
      [],
    ],
    ['浙江省杭州市西湖区 王家村 13800138000', ['', '13800138000', '王家村'], []],
    ['浙江省杭州市西湖区 18号 高新区 13800138000', ['', '13800138000', '18号高新区'], []],
    ['浙江省杭州市西湖区 白乐桥 13800138000', ['', '13800138000', '白乐桥'], []],
    [
      '李小满 18400001234-7804 浙江省杭州市西湖区文三路1号',
      ['李小满', '18400001234-7804', '文三路1号'],
      [],
    ],
    [
      '李小满[7804] 18400001234转7804 浙江省杭州市西湖区文三路1号',
      ['李小满', '18400001234-7804', '文三路1号'],
      [],
    ],
    [
      '李小满 330106199003070018 13800138000 浙江省杭州市西湖区文三路1号',
      ['李小满', '13800138000', '文三路1号'],
      ['330106199003070018'],
    ],
    [
      '李小满 身份证号：33010619900307001X 13800138000 浙江省杭州市西湖区文三路1号',
      ['李小满', '13800138000', '文三路1号'],
      ['身份证号：33010619900307001X'.replace('：', ':')],
    ],
    [
      '浙江省杭州市西湖区文三路1号 李小满 13800138000 订单号 20261126000123',
      ['李小满', '13800138000', '文三路1号'],
      ['订单号 20261126000123'],
    ],
    [
      '浙江省杭州市西湖区文三路1号 李小满 13800138000 SF1234567890123',
      ['李小满', '13800138000', '文三路1号'],
      ['SF1234567890123'],
    ],
    [
      '浙江省杭州市西湖区文三路1号 李小满 400-820-1234',
      ['李小满', '', '文三路1号'],
      ['400-820-1234'],
    ],
    [
      '浙江省杭州市西湖区文三路1号 李小满 13800138000 13900139000',
      ['李小满', '13800138000', '文三路1号'],
      ['13900139000'],
    ],
    [
      '310012浙江省杭州市西湖区文三路1号 李小满 13800138000',
      ['李小满', '13800138000', '文三路1号'],
      [],
    ],
    [
      '浙江省杭州市西湖区文三路1号310012 李小满 13800138000',
      ['李小满', '13800138000', '文三路1号'],
      [],
    ],
    [
      '李小满 13800138000 me@example.org 浙江省杭州市西湖区文三路1号',
      ['李小满', '13800138000', '文三路1号'],
      ['me@example.org'],
    ],
    [
      '李小满 330106900307001 13800138000 浙江省杭州市西湖区文三路138号',
      ['李小满', '13800138000', '文三路138号'],
      ['330106900307001'],
    ],
    [
      '李小满，ID:330106199003070018，13800138000，浙江省杭州市西湖区文三路138号',
      ['李小满', '13800138000', '文三路138号'],
      ['ID:330106199003070018'],
    ],
    [
      '李小满 4008-123-123 浙江省杭州市西湖区文三路138号',
      ['李小满', '', '文三路138号'],
      ['4008-123-123'],
    ],
    [
      '李小满 电话：400-820-1234转8001 浙江省杭州市西湖区文三路138号',
      ['李小满', '', '文三路138号'],
      ['400-820-1234转8001'],
    ],
    ['李小满 95588 浙江省杭州市西湖区文三路138号', ['李小满', '', '文三路138号'], ['95588']],
    [
      '李小满 13800138000 浙江省杭州市310012西湖区文三路138号',
      ['李小满', '13800138000', '文三路138号'],
      [],
    ],
    [
      '李小满 13800138000 浙江310012杭州市西湖区文三路138号',
      ['李小满', '13800138000', '文三路138号'],
      [],
    ],
    [
      '李小满310012 13800138000 浙江省杭州市西湖区文三路138号',
      ['李小满', '13800138000', '文三路138号'],
      [],
    ],
    [
      '浙江省杭州市西湖区文三路138号(310012) 李小满 13800138000',
      ['李小满', '13800138000', '文三路138号'],
      [],
    ],
    [
      '李小满 18400001234,7804 浙江省杭州市西湖区文三路138号',
      ['李小满', '18400001234-7804', '文三路138号'],
      [],
    ],
    [
      '李小满 18400001234(转7804) 浙江省杭州市西湖区文三路138号',
      ['李小满', '18400001234-7804', '文三路138号'],
      [],
    ],
    [
      '李小满 18400001234（7804） 浙江省杭州市西湖区文三路138号',
      ['李小满', '18400001234-7804', '文三路138号'],
      [],
    ],
    [
      '李小满 18400001234 分机号7804 浙江省杭州市西湖区文三路138号',
      ['李小满', '18400001234-7804', '文三路138号'],
      [],
    ],
    [
      '李小满 18400001234 ext.7804 浙江省杭州市西湖区文三路138号',
      ['李小满', '18400001234-7804', '文三路138号'],
      [],
    ],
    [
      '李小满 18400001234_7804 浙江省杭州市西湖区文三路138号',
      ['李小满', '18400001234-7804', '文三路138号'],
      [],
    ],
    [
      '李小满 184-0000-1234-7804 浙江省杭州市西湖区文三路138号',
      ['李小满', '18400001234-7804', '文三路138号'],
      [],
    ],
    [
      '李小满(7804) 18400001234 浙江省杭州市西湖区文三路138号',
      ['李小满', '18400001234-7804', '文三路138号'],
      [],
    ],
    [
      '李小满 虚拟号 18400001234-7804 浙江省杭州市西湖区文三路138号',
      ['李小满', '18400001234-7804', '文三路138号'],
      [],
    ],
    [
      '浙江省杭州市西湖区文三路138号 李小满 13800138000 No.2026112600012345',
      ['李小满', '13800138000', '文三路138号'],
      ['No.2026112600012345'],
    ],
    [
      '浙江省杭州市西湖区文三路138号 李小满 13800138000 就诊卡号：A00123456',
      ['李小满', '13800138000', '文三路138号'],
      ['就诊卡号:A00123456'],
    ],
    [
      '浙江省杭州市西湖区文三路138号 李小满 13800138000 6222 0200 1234 5678 901',
      ['李小满', '13800138000', '文三路138号'],
      ['6222 0200 1234 5678 901'],
    ],
    [
      '浙江省杭州市西湖区文三路138号 李小满 13800138000 生日 1990-03-07',
      ['李小满', '13800138000', '文三路138号'],
      ['生日 1990-03-07'],
    ],
    [
      '浙江省杭州市西湖区文三路138号 李小满 13800138000 港澳通行证 H12345678',
      ['李小满', '13800138000', '文三路138号'],
      ['港澳通行证 H12345678'],
    ],
    ['浙江省杭州市西湖区 13800138000 白乐桥', ['', '13800138000', '白乐桥'], []],
    [
      '白小路 13800138000 浙江省杭州市西湖区文三路138号',
      ['白小路', '13800138000', '文三路138号'],
      [],
    ],
    [
      '村上春树 13800138000 浙江省杭州市西湖区文三路138号',
      ['村上春树', '13800138000', '文三路138号'],
      [],
    ],
    ['浙江省杭州市西湖区文三路138号，赵国栋', ['赵国栋', '', '文三路138号'], []],
    [
      '幸福小区 13800138000 浙江省杭州市西湖区文三路138号',
      ['', '13800138000', '文三路138号幸福小区'],
      [],
    ],
    [
      '浙江省杭州市西湖区文三路138号-2-302 李小满 13800138000',
      ['李小满', '13800138000', '文三路138号-2-302'],
      [],
    ],
  ])('knows kinds of numbers and weighs pieces: %j', (text, expected, unread) => {
    const read = recognizeAddress(text, index);
    expect([read.name, read.mobile, read.detail]).toEqual(expected);
    expect(read.unread).toEqual(unread);
  });

  test('takes the new code of a district that has two', () => {
    expect(recognizeAddress('福建省三明市三元区列东街1号', index).districtId).toBe('350404');
  });

  test('finds what is simplified already, however it is converted', () => {
    const read = recognizeAddress('吉林省吉林市船营区北京路1号', index, (text) =>
      text.replaceAll('林', '臨'),
    );
    expect(read.districtId).toBe('220204');
  });

  test('keeps what Traditional and Simplified names of places share', () => {
    const read = recognizeAddress('陝西省咸陽市乾縣城關鎮', index, (text) =>
      [...text].map((one) => '陕阳干县'.charAt('陝陽乾縣'.indexOf(one)) || one).join(''),
    );
    expect([read.districtId, read.detail]).toEqual(['610424', '城關鎮']);
  });

  test('reads no further than an address can be long', () => {
    expect(told('，'.repeat(recognizableLength) + '浙江省杭州市')).toEqual(['', '', '', '']);
  });

  const anyText = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 400 }),
    fc
      .array(
        fc.constantFrom(
          ...pastedAddresses.flatMap(([text]) => text.split(/[\s,，:：]+/)),
          ...sampleAreas.map(({ name }) => name),
          ' ',
          '收货人：',
          '86',
          '1',
        ),
        { maxLength: 20 },
      )
      .map((parts) => parts.join('')),
  );

  test('whatever the text: a phone is whole or none, and areas lie in one another', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const { mobile, provinceId, cityId, districtId, detail } = recognizeAddress(text, index);
        expect(mobile).toMatch(/^(?:1[3-9]\d{9}(?:-\d{2,6})?)?$/);
        if (districtId !== null) expect(index.byId.get(districtId)?.parentId).toBe(cityId);
        if (cityId !== null) expect(index.byId.get(cityId)?.parentId).toBe(provinceId);
        expect(detail).not.toMatch(/[\p{Cc}\n]/u);
      }),
    );
  });

  test('reads back what is written out in full, in either order', () => {
    const districts = sampleAreas.filter(({ level }) => level === 'district');
    fc.assert(
      fc.property(
        fc.constantFrom(...districts),
        fc.constantFrom('王明', '李小红', '欧阳娜娜', '迪丽热巴·迪力木拉提'),
        fc.stringMatching(/^1[3-9]\d{9}$/),
        fc.integer({ min: 1, max: 999 }),
        fc.boolean(),
        (district, name, mobile, house, nameFirst) => {
          const city = index.byId.get(district.parentId ?? '');
          const province = index.byId.get(city?.parentId ?? '');
          const detail = `解放路${house}号`;
          const address = `${province?.name}${city?.name}${district.name}${detail}`;
          const text = nameFirst ? `${name} ${mobile} ${address}` : `${address} ${name} ${mobile}`;
          expect(told(text)).toEqual([
            name,
            mobile,
            `${province?.name} ${city?.name} ${district.name}`,
            detail,
          ]);
        },
      ),
    );
  });
});
