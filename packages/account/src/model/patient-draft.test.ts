import { describe, expect, it } from 'vitest';
import { draftOf, emptyDraft, keepable, restore } from './patient-draft';

const typed = {
  ...emptyDraft,
  name: '王一诺',
  cardNo: '11010519491231002X',
  mobile: '13800005521',
  guardianCardNo: '1',
};

describe('a draft', () => {
  it('keeps no number on the device', () => {
    const kept = JSON.stringify(keepable(typed));
    expect(kept).toContain('王一诺');
    expect(kept).not.toMatch(/11010519491231002X|13800005521|guardianCardNo/);
  });

  it('comes back from storage without the numbers', () => {
    expect(restore(JSON.parse(JSON.stringify(keepable(typed))))).toEqual({
      ...emptyDraft,
      name: '王一诺',
    });
  });

  it.each([
    [null],
    ['x'],
    [{ name: 7 }],
    [{ strange: 'x' }],
    [{ isDefault: 'yes' }],
    [{ relation: 'neighbour' }],
    [{ cardType: 'ticket' }],
    [{ gender: 'x' }],
  ])('does not come from %j', (kept) => {
    expect(restore(kept)).toBeNull();
  });

  it('of a family member starts without the masked numbers', () => {
    const draft = draftOf({
      patientId: '1',
      name: '王秀兰',
      relation: 'parent',
      cardType: 'idCard',
      cardNo: '330***********0023',
      mobile: '138****5521',
      gender: 'female',
      birthDate: '1951-02-03',
      mobileProven: true,
      isDefault: true,
      guardianName: null,
      guardianRelation: null,
      realName: 'unverified',
    });
    expect(draft).toMatchObject({
      name: '王秀兰',
      cardNo: '',
      mobile: '',
      guardianName: '',
      isDefault: true,
    });
  });
});
