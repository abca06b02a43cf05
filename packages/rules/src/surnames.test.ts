import { expect, test } from 'vitest';
import { beginsWithSurname, surnameOf } from './surnames';

test.each([
  ['李小满', '李'],
  ['慕容小满', '慕容'],
  ['欧阳娜', '欧阳'],
  ['歐陽娜', '歐陽'],
  ['长孙无忌', '长孙'],
  ['万俟卨', '万俟'],
  ['西门吹雪', '西门'],
  ['爱新觉罗溥仪', '爱新觉罗'],
  ['', ''],
])('the surname of %s is %s', (name, surname) => {
  expect(surnameOf(name)).toBe(surname);
});

test.each(['慕容小满', '尉遲恭', '纳兰性德', '庞国栋', '区文栋', '龐國棟'])(
  '%s begins as a name does',
  (name) => {
    expect(beginsWithSurname(name)).toBe(true);
  },
);
