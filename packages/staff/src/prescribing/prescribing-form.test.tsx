// @vitest-environment happy-dom
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { fakeStaffGateway, prepareConsults } from '../consults/consult-fixture';
import {
  sampleConsult,
  sampleMe,
  SampleRefusal,
  type SampleAnswers,
} from '../consults/consult-samples';
import {
  sampleCheck,
  sampleDrugs,
  sampleForbidden,
  samplePrescribing,
  sampleWarning,
} from '../prescriptions/prescription-samples';

let restore: (() => void) | undefined;
beforeEach(() => sessionStorage.clear());
afterEach(() => {
  cleanup();
  restore?.();
});

async function open(answers: SampleAnswers = {}, renewal = samplePrescribing().renewal) {
  const gateway = fakeStaffGateway(
    {
      'open-consult': () => sampleConsult({ kind: 'convenient' }),
      'open-prescribing': () => samplePrescribing({ renewal }),
      'search-drugs': { items: sampleDrugs },
      'check-prescription': sampleCheck(),
      'sign-prescription': { prescriptionId: 'prescription-2', number: '2026 1188' },
      ...answers,
    },
    { ...sampleMe, actions: [...sampleMe.actions, 'sign-prescription'] },
  );
  ({ restore } = gateway);
  render((await prepareConsults('/consults/consult-1')).element);
  const user = userEvent.setup();
  const press = async (name: string) => user.click(await screen.findByRole('button', { name }));
  const sent = (name: string) =>
    gateway.requests.filter((one) => one.name === name).map(({ input }) => input);
  return { user, press, sent };
}

const written = {
  orderKey: 'consult-1',
  diagnosis: '高血压',
  items: [
    {
      drugId: 'drug-1',
      unit: 'tablet',
      frequency: 'onceDaily',
      timing: 'anyTime',
      amount: 1,
      days: 28,
      quantity: 1,
    },
    {
      drugId: 'drug-2',
      unit: 'tablet',
      frequency: 'twiceDaily',
      timing: 'anyTime',
      amount: 1,
      days: 28,
      quantity: 2,
    },
  ],
  validDays: 1,
  longReason: '慢性病，病情稳定',
};
const reason = '心率正常，门诊监测';

async function checked(answers: SampleAnswers = {}) {
  const page = await open(answers);
  await page.press('照原方开');
  await page.user.type(screen.getByLabelText('超过 7 天的理由'), written.longReason);
  await page.press('检查');
  return page;
}

describe('a prescription', () => {
  it('is checked once it is complete, and signed as it was checked', async () => {
    const { user, press, sent } = await open();
    await press('照原方开');
    await press('检查');
    expect(screen.getByText('请写明超过 7 天的理由')).toBeTruthy();
    expect(sent('check-prescription')).toEqual([]);
    await user.type(screen.getByLabelText('超过 7 天的理由'), written.longReason);
    await press('检查');
    expect(await screen.findByText('这个药品的妊娠资料未收录。')).toBeTruthy();
    expect(screen.getAllByText('来源：国家药品说明书库 2026.3')).toHaveLength(2);
    expect(sent('check-prescription')).toEqual([written]);
    await press('签名');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getAllByText('请写明每一条警示仍需使用的理由').length).toBeGreaterThan(0);
    await user.type(screen.getByLabelText('仍需使用的理由'), reason);
    await press('签名');
    const dialog = within(screen.getByRole('dialog'));
    expect(dialog.getByText('校验码 9f2c71e4')).toBeTruthy();
    expect(dialog.getByText('酒石酸美托洛尔片')).toBeTruthy();
    await press('确认签名');
    expect((await screen.findAllByText('已签名，等待审方')).length).toBeGreaterThan(0);
    expect(sent('sign-prescription')).toEqual([
      {
        ...written,
        contentHash: '9f2c71e4b05d8a36',
        overrides: [{ check: 'interaction', drugIds: sampleWarning.drugIds, reason }],
      },
    ]);
    expect(sessionStorage.length).toBe(0);
  });

  it('is not signed where a finding forbids it', async () => {
    const { press } = await checked({
      'check-prescription': sampleCheck({ findings: [sampleForbidden] }),
    });
    await press('签名');
    expect(screen.getByText('有禁止项，请先修改处方')).toBeTruthy();
    expect(screen.queryByLabelText('仍需使用的理由')).toBeNull();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('is not signed where a rule of prescribing forbids it', async () => {
    const { press } = await checked({
      'check-prescription': sampleCheck({
        findings: [],
        rules: [{ rule: 'special', text: '精神药品不能在互联网医院开具' }],
      }),
    });
    expect(await screen.findByText('精神药品不能在互联网医院开具')).toBeTruthy();
    await press('签名');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('has to be checked again after a change', async () => {
    const { user } = await checked();
    await screen.findByRole('button', { name: '签名' });
    await user.type(screen.getByLabelText('诊断'), ' 2 级');
    expect(screen.queryByRole('button', { name: '签名' })).toBeNull();
  });

  it('is checked again where the gateway says that it changed, and loses nothing', async () => {
    const { user, press } = await checked({
      'check-prescription': sampleCheck({ findings: [] }),
      'sign-prescription': new SampleRefusal('处方内容已变化，请重新检查', 45_004),
    });
    expect(await screen.findByText('已检查，未发现问题')).toBeTruthy();
    await press('签名');
    await press('确认签名');
    expect(await screen.findByText('处方内容已变化，请重新检查')).toBeTruthy();
    expect(screen.queryByRole('button', { name: '签名' })).toBeNull();
    expect(screen.getByDisplayValue(written.longReason)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: '检查' }));
    expect(await screen.findByRole('button', { name: '签名' })).toBeTruthy();
  });

  it('takes a medicine from the list by the keyboard, and none that is forbidden online', async () => {
    const { user, press, sent } = await open({}, null);
    const search = await screen.findByRole('combobox', { name: '添加药品' });
    await user.type(search, '苯磺');
    const options = await within(
      await screen.findByRole('listbox', { name: '添加药品' }),
    ).findAllByRole('option');
    expect(options[2]?.getAttribute('aria-disabled')).toBe('true');
    await user.click(options[2]!);
    expect(screen.queryByRole('button', { name: '删除苯巴比妥片' })).toBeNull();
    await user.type(search, '{ArrowDown}{ArrowDown}{Enter}');
    const line = within((await screen.findByText('苯磺酸左氨氯地平片')).closest('li')!);
    const days = line.getByLabelText<HTMLInputElement>('天数');
    await user.clear(days);
    await user.type(days, '0');
    await press('检查');
    expect(line.getByText('1 至 84 天')).toBeTruthy();
    expect(screen.getByText('请填写诊断')).toBeTruthy();
    expect(sent('check-prescription')).toEqual([]);
  });

  it('computes the packs from the dose until the doctor types them', async () => {
    const { user, press } = await open();
    await press('照原方开');
    const [first] = within(screen.getByRole('list', { name: '药品' })).getAllByRole('listitem');
    const line = within(first!);
    const quantity = line.getByLabelText<HTMLInputElement>('数量');
    await user.selectOptions(line.getByLabelText('频次'), '每天 2 次');
    await waitFor(() => expect(quantity.value).toBe('2'));
    await user.clear(quantity);
    await user.type(quantity, '3');
    expect(line.getByText('按用法需 2 盒')).toBeTruthy();
    await user.selectOptions(line.getByLabelText('频次'), '每天 1 次');
    expect(quantity.value).toBe('3');
  });
});
