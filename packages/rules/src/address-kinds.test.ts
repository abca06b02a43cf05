import { describe, expect, test } from 'vitest';
import { recognizeAddress } from './address-recognition';
import { indexAreas } from './area-index';
import { sampleAreas } from './area-samples';

const index = indexAreas(sampleAreas);
const place = '浙江省杭州市西湖区文三路138号';

function readIn(text: string) {
  const { name, mobile, provinceId, cityId, districtId, detail, unread } = recognizeAddress(
    text,
    index,
  );
  const area = index.byId.get(districtId ?? cityId ?? provinceId ?? '')?.name ?? '';
  return { who: [name, mobile], where: [area, detail], unread };
}

describe('recognizeAddress', () => {
  test.each([
    `李小满 18400001234*7804 ${place}`,
    `李小满 18400001234p7804 ${place}`,
    `李小满 18400001234 x7804 ${place}`,
    `李小满 18400001234按7804 ${place}`,
    `李小满 18400001234拨分机7804 ${place}`,
    `李小满，18400001234，转7804，${place}`,
    `李小满 18400001234 7804 ${place}`,
    `李小满[7804],18400001234-7804,${place}[7804],310012`,
    `李小满，18400001234-7804，${place}（请联系专属安全号码18400001234转7804）`,
    `李小满 (184)00001234转7804 ${place}`,
  ])('keeps the extension of a relay number with it: %s', (text) => {
    const who = ['李小满', '18400001234-7804'];
    expect(readIn(text)).toEqual({ who, where: ['西湖区', '文三路138号'], unread: [] });
  });

  test.each([
    '138****8000',
    '+852 9123 4567',
    '+1 415 555 2671',
    '853-66123456',
    '0912-345-678',
    '+86 571 8888 8888',
    '86-10-65001234',
    '95588转9',
    '330 106 1990 0307 0018',
    'EA1234567',
    '订单尾号1234',
    '商品:血压计x1',
    '备注:周末送',
    '放丰巢',
    '请周末送货',
    '谢谢',
    '门禁密码2580#',
    '车牌浙A12345',
    '统一社会信用代码91330100MA5DA1BC2D',
    '年龄:68岁',
    '花名:逍遥子',
    '1958年3月7日出生',
    '高血压',
    '微信同号',
    '68岁',
    '15:30',
    '共3件',
    '晚上7点后送',
    '送到菜鸟驿站',
    '中通快递放前台',
    '代收人:王大妈',
  ])('shows %s, and does not keep it', (words) => {
    const read = { where: ['西湖区', '文三路138号'], unread: [words] };
    expect(readIn(`${place} 李小满 ${words}`)).toEqual({ who: ['李小满', ''], ...read });
  });

  test.each([
    ['📦李小满 📞13800138000 🏠', place],
    ['姓名：李小满电话：13800138000地址：', place],
    ['姓名李小满 电话13800138000 地址', place],
    ['收件信息：李小满 13800138000 ', place],
    ['联系人：李小满（女士） 13800138000 ', place],
    ['李小满女士 13800138000 ', place],
    ['【李小满】13800138000 ', place],
    ['[李小满] 13800138000 ', place],
    ['李小满/13800138000/', place],
    ['麻烦寄给李小满，13800138000，', place],
    ['我叫李小满，电话是13800138000，住在', place],
    [place, '（李小满收）13800138000'],
    ['寄：', `${place} 收：李小满 电：13800138000`],
    [place, '.李小满.13800138000'],
    ['李小满 13800138000 ', `${place},P.C.310012`],
    ['【收件人】李小满 【电话】13800138000 【地址】', place],
    ['[收货地址] 李小满 13800138000 ', place],
    ['李小满（先生/女士） 13800138000 ', place],
    ['姓 名：李小满 电 话：13800138000 地 址：', place],
    ['收件地址：', `${place} 收件人手机：13800138000 收件人姓名：李小满`],
    ['Name: 李小满 Phone: 13800138000 Address: ', place],
    [place, ' 李小满（先生）收 13800138000'],
    [place, ' 李小满 收 13800138000'],
  ])('knows what tells who: %s%s', (before, after) => {
    const who = ['李小满', '13800138000'];
    const where = ['西湖区', '文三路138号'];
    expect(readIn(before + after)).toEqual({ who, where, unread: [] });
  });

  test.each([
    ['古丽.艾山', '古丽·艾山'],
    ['慕容雪村', '慕容雪村'],
    ['庞国栋', '庞国栋'],
    ['爱新觉罗启星', '爱新觉罗启星'],
    ['龐國棟', '龐國棟'],
    ['李先生', '李先生'],
    ['王中心', '王中心'],
    ['李宁波', '李宁波'],
    ['张 三', '张三'],
    ['單于飛', '單于飛'],
    ['Mary Jane Watson', 'Mary Jane Watson'],
  ])('takes %s for a person', (typed, name) => {
    expect(readIn(`${typed} 13800138000 ${place}`)).toEqual({
      who: [name, '13800138000'],
      where: ['西湖区', '文三路138号'],
      unread: [],
    });
  });

  test.each([
    '恒大御景',
    '恒大御景半岛',
    '保利香槟国际',
    '万科金色',
    '绿城·桃花源',
    '金地自在',
    '融创森与海',
    '碧桂园天汇',
    '世茂滨江',
    '时代国际',
  ])('takes the estate of %s for a part of the place, wherever it stands', (estate) => {
    const who = ['李小满', '13800138000'];
    const where = ['西湖区', `文三路138号${estate}`];
    for (const text of [
      `${place} ${estate} 李小满 13800138000`,
      `${place}，${estate}，李小满，13800138000`,
      `李小满 13800138000 ${place} ${estate}`,
      `李小满 13800138000 ${place}${estate}`,
    ])
      expect(readIn(text), text).toEqual({ who, where, unread: [] });
    for (const name of ['万科', '金茂华', '华发', '金地生'])
      expect(readIn(`${place} ${name} 13800138000`).who[0]).toBe(name);
  });

  test('takes a name behind brackets, and what is no name stays a place', () => {
    expect(readIn(`${place}（放门卫）李明 13800138000`).who[0]).toBe('李明');
    expect(readIn(`${place}3/4号楼 李明 13800138000`).where[1]).toBe('文三路138号3/4号楼');
    expect(readIn(`${place}1、2号楼 李明 13800138000`).where[1]).toBe('文三路138号1、2号楼');
    expect(readIn('王村 13800138000 浙江省杭州市西湖区三墩镇王村').who[0]).toBe('王村');
  });

  test.each([
    ['上海市卢湾区淮海中路1号', '黄浦区', '淮海中路1号'],
    ['杭州市下城区体育场路1号', '拱墅区', '体育场路1号'],
    ['江苏省苏州市吴江市松陵镇1号', '吴江区', '松陵镇1号'],
    ['湖北省襄樊市樊城区长虹路1号', '樊城区', '长虹路1号'],
    ['广东番禺市桥1号', '广东', '番禺市桥1号'],
    ['香港九龙深水埗区钦州街1号', '深水埗区', '钦州街1号'],
    ['香港九龙城区太子道1号', '九龙城区', '太子道1号'],
    ['河北雄安新区容城县奥威路1号', '容城县', '奥威路1号'],
    ['内蒙呼和浩特新城区中山东路9号', '新城区', '中山东路9号'],
    ['新疆生产建设兵团第八师石河子市北四路1号', '石河子', '北四路1号'],
    ['重庆市县彭水苗族土家族自治县汉葭街道1号', '彭水苗族土家族自治县', '汉葭街道1号'],
    ['臺灣省臺北市大安區和平東路一段162號', '台湾', '臺北市大安區和平東路一段162號'],
    ['新北市板橋區文化路1號', '台湾', '新北市板橋區文化路1號'],
    ['山东省西湖区文三路1号', '山东', '西湖区文三路1号'],
    ['浙江省西湖区文三路1号', '西湖区', '文三路1号'],
    ['福建省厦门市思明区台北市场路1号', '思明区', '台北市场路1号'],
    ['新疆兵团第八师石河子市北四路1号', '石河子', '北四路1号'],
    ['海南省直辖县临高县文澜江路1号', '临高县', '文澜江路1号'],
    ['四川省天府新区华阳街道1号', '成都', '天府新区华阳街道1号'],
    ['四川省成都市天府新区华阳街道1号', '成都', '天府新区华阳街道1号'],
    ['四川成都双流区天府新区华阳街道1号', '双流区', '天府新区华阳街道1号'],
    ['天府新区万安街道1号', '成都', '天府新区万安街道1号'],
    ['陕西省西咸新区沣东新城石化大道1号', '西安', '西咸新区沣东新城石化大道1号'],
    ['陕西 西咸新区空港新城1号', '咸阳', '西咸新区空港新城1号'],
    ['陕西省西咸新区沣西新城1号', '陕西', '西咸新区沣西新城1号'],
    ['贵州省贵安新区党武镇1号', '贵州', '贵安新区党武镇1号'],
    ['贵安新区党武镇1号', '贵州', '贵安新区党武镇1号'],
    ['重庆两江新区礼嘉街道1号', '重庆', '两江新区礼嘉街道1号'],
    ['安新县大王镇1号', '安新县', '大王镇1号'],
  ])('finds the area of today: %s', (text, area, detail) => {
    expect(readIn(`${text} 李明 13800138000`)).toEqual({
      who: ['李明', '13800138000'],
      where: [area, detail],
      unread: [],
    });
  });

  test('takes a name of any people before a street with its house, and a street for no name', () => {
    const text = '四川省凉山彝族自治州西昌市 吉克曲布 13800138000 航天大道1号';
    expect(readIn(text).who[0]).toBe('吉克曲布');
    const street = readIn('浙江省杭州市西湖区魏武大道 13800138000 李明');
    expect([street.who[0], street.where[1]]).toEqual(['李明', '魏武大道']);
    expect(readIn(`${place}, Unit 3901 Wang Xiaoming 13800138000`).who[0]).toBe('Wang Xiaoming');
  });

  test('keeps a landline with its words apart, and the name beside it', () => {
    const read = readIn(`李小满 座机0571-87651234 手机13800138000 ${place}`);
    expect(read.who).toEqual(['李小满', '13800138000']);
    expect([read.where[1], read.unread]).toEqual(['文三路138号', ['0571-87651234']]);
    expect(readIn('陳大文 0912-345-678 高雄市前鎮區中華五路789號').who[0]).toBe('陳大文');
  });

  test('takes the receiver of a text that names the sender too', () => {
    const sender = '寄件人：王五 13911110000 北京市海淀区中关村大街1号 ';
    const receiver = `收件人：李小满 13800138000 ${place} `;
    for (const text of [sender + receiver, receiver + sender]) {
      const read = readIn(text);
      expect([read.who, read.where]).toEqual([
        ['李小满', '13800138000'],
        ['西湖区', '文三路138号'],
      ]);
      expect(read.unread).toEqual([sender.replace('：', ':').trim()]);
    }
  });

  test('shows an area that there is none of right before one that there is', () => {
    const read = readIn('李明 13800138000 安平省西湖市浙江省杭州市西湖区文三路138号');
    expect([read.where, read.unread]).toEqual([['西湖区', '文三路138号'], ['安平省西湖市']]);
  });
});
