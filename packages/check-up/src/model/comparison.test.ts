import { sampleCheckUpPackage } from '../samples/check-up-samples';
import { describe, expect, it } from 'vitest';
import { codesToCompare, compareItems } from './comparison';

type Item = (typeof sampleCheckUpPackage)['items'][number];

const item = (itemCode: string, group: Item['group']): Item => ({
  itemCode,
  group,
  part: 'basic',
  name: itemCode,
  purpose: '',
  notFor: null,
});
const offer = (...items: Item[]) => ({ ...sampleCheckUpPackage, items });
const [glucose, lipids, eyes] = [
  item('glucose', 'laboratory'),
  item('lipids', 'laboratory'),
  item('eyes', 'body'),
];

describe('items of several packages', () => {
  it('stand in their groups, what differs before what is the same', () => {
    expect(compareItems([offer(glucose, lipids), offer(glucose, eyes), offer(glucose)])).toEqual([
      {
        group: 'body',
        items: [
          {
            itemCode: 'eyes',
            name: 'eyes',
            purpose: '',
            held: [false, true, false],
            isSame: false,
          },
        ],
      },
      {
        group: 'laboratory',
        items: [
          {
            itemCode: 'lipids',
            name: 'lipids',
            purpose: '',
            held: [true, false, false],
            isSame: false,
          },
          {
            itemCode: 'glucose',
            name: 'glucose',
            purpose: '',
            held: [true, true, true],
            isSame: true,
          },
        ],
      },
    ]);
  });

  it('are none of packages without any', () => {
    expect(compareItems([offer(), offer()])).toEqual([]);
  });
});

describe('the packages that an address names', () => {
  it.each([
    [null, []],
    ['', []],
    ['a,b', ['a', 'b']],
    ['a,a,b', ['a', 'b']],
    ['a,,<b>,c d', ['a']],
    ['a,b,c,d,e', ['a', 'b', 'c', 'd']],
  ])('of %j are %j', (text, codes) => {
    expect(codesToCompare(text)).toEqual(codes);
  });
});
