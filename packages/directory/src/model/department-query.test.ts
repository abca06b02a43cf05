import { describe, expect, it } from 'vitest';
import {
  departmentName,
  departmentRequest,
  freeDatesOf,
  readDepartment,
  writeDepartment,
} from './department-query';

const today = '2026-11-20';
const read = (query: string) => readDepartment(new URLSearchParams(query), today);

describe('the address of a department', () => {
  it.each([
    ['', { date: '', title: '', pageNo: 1 }],
    ['date=2026-11-20', { date: '2026-11-20', title: '', pageNo: 1 }],
    ['date=2026-12-03&title=chief&pageNo=2', { date: '2026-12-03', title: 'chief', pageNo: 2 }],
    ['date=2026-12-04', { date: '', title: '', pageNo: 1 }],
    ['date=2026-11-19', { date: '', title: '', pageNo: 1 }],
    ['date=soon&title=boss', { date: '', title: '', pageNo: 1 }],
  ])('%s is %j', (query, expected) => {
    expect(read(query)).toEqual(expected);
  });

  it('says the same again', () => {
    for (const query of [
      '',
      'date=2026-12-03',
      'title=resident',
      'date=2026-11-21&title=chief&pageNo=4',
    ]) {
      expect(read(new URLSearchParams(writeDepartment(read(query))).toString())).toEqual(
        read(query),
      );
    }
  });
});

it('asks for the department, the day and the title', () => {
  expect(
    departmentRequest({ hospitalId: '1', deptId: '12' }, read('date=2026-11-21&title=chief'), 2),
  ).toEqual({
    hospitalId: '1',
    hospDeptId: '12',
    date: '2026-11-21',
    title: 'chief',
    pageNo: 2,
  });
  expect(departmentRequest({ hospitalId: '1', deptId: '12' }, read(''), 1)).toEqual({
    hospitalId: '1',
    hospDeptId: '12',
    pageNo: 1,
  });
});

it('knows departments of both layers by name', () => {
  const child = {
    hospDeptId: '12',
    deptId: null,
    name: '心血管内科',
    shortName: '',
    placesLeft: null,
    canWait: false,
    doctorCount: 3,
    availability: 'available' as const,
    freeDates: null,
  };
  const groups = [{ hospDeptId: '1', name: '内科', children: [child] }];
  expect(departmentName(groups, '12')).toBe('心血管内科');
  expect(departmentName(groups, '1')).toBe('内科');
  expect(departmentName(groups, '9')).toBeUndefined();
});

it('knows the free days of a department, and of a group those of all in it', () => {
  const child = (hospDeptId: string, freeDates: string[] | null) => ({
    hospDeptId,
    deptId: null,
    name: hospDeptId,
    shortName: '',
    placesLeft: null,
    canWait: false,
    doctorCount: 3,
    availability: 'available' as const,
    freeDates,
  });
  const groups = [
    {
      hospDeptId: '1',
      name: '内科',
      children: [
        child('11', ['2026-11-21', '2026-11-23']),
        child('12', ['2026-11-20', '2026-11-23']),
      ],
    },
    { hospDeptId: '2', name: '外科', children: [child('21', [])] },
    { hospDeptId: '3', name: '皮肤科', children: [child('31', null)] },
  ];
  expect(freeDatesOf(groups, '11')).toEqual(['2026-11-21', '2026-11-23']);
  expect(freeDatesOf(groups, '1')).toEqual(['2026-11-20', '2026-11-21', '2026-11-23']);
  expect(freeDatesOf(groups, '21')).toEqual([]);
  expect(freeDatesOf(groups, '31')).toBeNull();
  expect(freeDatesOf(groups, '9')).toBeNull();
});
