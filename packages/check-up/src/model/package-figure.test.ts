import type { CheckUpPackage } from '@xinglin/gateway-sdk';
import { expect, test } from 'vitest';
import { itemsByPart, notForOf, packageFigure } from './package-figure';

type Item = CheckUpPackage['items'][number];

const item = (
  name: string,
  part: Item['part'],
  group: Item['group'] = 'imaging',
  notFor: string | null = null,
): Item => ({ itemCode: name, name, part, group, purpose: '', notFor });

const heart = { main: 'heart', badge: null } as const;

test('the main examinations are those with pictures, one for each part that the figure has', () => {
  const items = [
    item('血常规', 'blood', 'laboratory'),
    item('心电图', 'heart', 'body'),
    item('心脏彩超', 'heart'),
    item('低剂量 CT', 'lung'),
    item('肝胆彩超', 'liver'),
  ];
  expect(packageFigure({ picture: heart, items })).toEqual({
    figure: 'chest',
    parts: ['blood', 'heart', 'lung', 'liver'],
    labels: [
      { text: '心脏彩超', at: 'heart' },
      { text: '低剂量 CT', at: 'lung' },
    ],
  });
  const whole = packageFigure({ picture: { main: 'basic', badge: null }, items });
  expect(whole.figure).toBe('whole');
  expect(whole.labels.map(({ text }) => text)).toEqual([
    '心脏彩超',
    '低剂量 CT',
    '肝胆彩超',
    '血常规',
  ]);
});

test.each([
  ['tooth', [item('洁牙', 'tooth', 'dental')], 'teeth'],
  ['infection', [item('核酸', 'infection', 'laboratory')], 'tube'],
  ['joint', [item('膝关节核磁', 'joint')], 'knee'],
  ['joint', [item('膝关节核磁', 'joint'), item('骨密度', 'bone')], 'whole'],
  ['work', [item('胸片', 'lung')], 'whole'],
] as const)('a package about %s is drawn by what it examines', (main, items, figure) => {
  expect(packageFigure({ picture: { main, badge: null }, items: [...items] }).figure).toBe(figure);
});

test('items are counted by part, the largest first', () => {
  const items = [item('胸片', 'lung'), item('血常规', 'blood'), item('血糖', 'blood')];
  expect(itemsByPart(items).map(({ part, items: found }) => [part, found.length])).toEqual([
    ['blood', 2],
    ['lung', 1],
  ]);
});

test('each contraindication is named once, with its items', () => {
  const pregnant = '怀孕的人请勿做';
  expect(
    notForOf([
      item('CT', 'lung', 'imaging', pregnant),
      item('胸片', 'lung', 'imaging', pregnant),
      item('血糖', 'blood'),
    ]),
  ).toEqual([{ notFor: pregnant, names: ['CT', '胸片'] }]);
});
