// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { sampleForbidden } from '../prescriptions/prescription-samples';
import { refusal, type FakeAnswers } from '../testing/fake-staff';
import { renderStaff } from '../testing/render-staff';
import { sampleNotices } from '../testing/samples';
import type { ReviewedPrescription } from './review-item';
import { samplePharmacistMe, sampleReviewed, sampleReviews } from './review-samples';

afterEach(cleanup);

async function open(
  review: NonNullable<FakeAnswers['actions']>['review-prescription'] = ({ prescriptionId }) => ({
    prescriptionId,
  }),
  more: Partial<ReviewedPrescription> = {},
) {
  const page = await renderStaff('/reviews/prescription-1', {
    session: { me: () => samplePharmacistMe },
    actions: {
      'list-staff-notices': () => sampleNotices,
      'list-reviews': sampleReviews,
      'open-prescription': ({ prescriptionId }) =>
        prescriptionId === 'prescription-1'
          ? sampleReviewed(more)
          : sampleReviewed({ prescriptionId, number: '2026 1190', findings: [] }),
      'review-prescription': review,
    },
  });
  await screen.findByRole('region', { name: '处方笺' });
  const sent = () =>
    page.calls
      .filter(({ path }) => path === 'actions/review-prescription')
      .map(({ input }) => input);
  return { ...page, sent };
}

const key = (name: string) => fireEvent.keyDown(document.body, { key: name });

describe('a review', () => {
  it('shows the sheet as it is printed, beside what it is judged by', async () => {
    await open();
    const sheet = within(screen.getByRole('region', { name: '处方笺' }));
    expect(sheet.getByText('每天 2 次，每次 1 片，共 28 天')).toBeTruthy();
    expect(sheet.queryByRole('img')).toBeNull();
    expect(sheet.getByText('校验码 9f2c71e4')).toBeTruthy();
    expect(screen.getByText('医生说明：心率正常')).toBeTruthy();
    expect(screen.getByText(/青霉素类/)).toBeTruthy();
  });

  it('approves by A once each warning has a reason, and opens the next one', async () => {
    const { user, sent } = await open();
    key('a');
    expect(screen.getByText('请写明每一条警示仍需使用的理由')).toBeTruthy();
    expect(screen.queryByRole('alertdialog')).toBeNull();
    await user.type(screen.getByLabelText('仍需使用的理由'), 'area 已核对');
    expect(screen.queryByRole('alertdialog')).toBeNull();
    key('a');
    await user.click(screen.getByRole('button', { name: '签名并通过' }));
    expect(await screen.findByRole('heading', { name: '审方 2026 1190' })).toBeTruthy();
    expect(sent()).toEqual([
      {
        prescriptionId: 'prescription-1',
        contentHash: '9f2c71e4b05d8a36',
        isApproved: true,
        overrides: [{ check: 'interaction', drugIds: ['drug-2', 'drug-1'], reason: 'area 已核对' }],
      },
    ]);
  });

  it('returns by R with a reason', async () => {
    const { user, sent } = await open();
    key('r');
    await user.click(screen.getByRole('button', { name: '确认退回' }));
    expect(screen.getByText('请填写这一项')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: '用法用量与说明书不符，请核对。' }));
    await user.click(screen.getByRole('button', { name: '确认退回' }));
    expect(await screen.findByRole('heading', { name: '审方 2026 1190' })).toBeTruthy();
    expect(sent()).toMatchObject([{ isApproved: false, reason: '用法用量与说明书不符，请核对。' }]);
  });

  it('cannot approve what a finding forbids', async () => {
    await open(undefined, { findings: [sampleForbidden] });
    key('A');
    expect(screen.getByText('有禁止项，不能通过，请退回医生')).toBeTruthy();
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('says that another pharmacist was faster, and opens the next one', async () => {
    const { user } = await open(() => refusal({ status: 200, code: 45_002 }), { findings: [] });
    key('a');
    await user.click(screen.getByRole('button', { name: '签名并通过' }));
    expect(
      (await screen.findAllByText('处方 2026 1187 已由其他药师处理或已失效')).length,
    ).toBeGreaterThan(0);
    expect(await screen.findByRole('heading', { name: '审方 2026 1190' })).toBeTruthy();
  });

  it('reads again what changed, and holds the reason of a return', async () => {
    const { user, calls } = await open(() =>
      refusal({ status: 200, code: 45_004, message: '处方内容已变化' }),
    );
    const reads = () => calls.filter(({ path }) => path === 'actions/open-prescription').length;
    const before = reads();
    key('r');
    await user.type(screen.getByLabelText('退回原因'), '请补充诊断');
    await user.click(screen.getByRole('button', { name: '确认退回' }));
    expect(await screen.findByText('处方内容已变化')).toBeTruthy();
    expect(screen.getByDisplayValue('请补充诊断')).toBeTruthy();
    await waitFor(() => expect(reads()).toBeGreaterThan(before));
  });

  it('offers the next one where it does not wait any more', async () => {
    await open(undefined, { state: 'approved', mayReview: false });
    expect(screen.getByText('这张处方不在待审：审方通过')).toBeTruthy();
    expect(screen.queryByRole('button', { name: '通过' })).toBeNull();
    expect(screen.getByRole('link', { name: '审下一张' }).getAttribute('href')).toBe(
      '/reviews/prescription-2',
    );
    key('a');
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });
});
