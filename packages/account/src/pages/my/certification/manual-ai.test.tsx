// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { businessRefusal, type GatewayAnswers } from '@xinglin/testing';
import { afterEach, describe, expect, it } from 'vitest';
import { forgetTypedPerson } from '../../../model/typed-person';
import RealNameInformationPage from '../acctinfo.page';
import RealNameVerificationPage from '../bindcard.page';
import { agree, card, choose, open, press, target } from '../real-name-fixture';
import { inReview, none, review, verified } from '../real-name-samples';
import ManualCertificationPage from './manual-ai.page';

afterEach(() => {
  cleanup();
  forgetTypedPerson();
});

/** Asks for the pictures back, up to the question whether that is meant. */
async function askToTakeBack() {
  await screen.findByText('证件照片审核中');
  press('撤回照片');
  const dialog = await screen.findByRole('alertdialog');
  const buttonIn = (name: string) =>
    [...dialog.querySelectorAll('button')].find(({ textContent }) => textContent === name) ??
    dialog;
  return {
    dialog,
    confirm: () => fireEvent.click(buttonIn('撤回照片')),
    keep: () => fireEvent.click(buttonIn('继续等待')),
  };
}

describe('pictures for staff', () => {
  const manual = (answers: GatewayAnswers = {}) =>
    open(
      <ManualCertificationPage />,
      `/my/certification/manual-ai?target=${encodeURIComponent(target)}`,
      answers,
    );
  const uploaded = (fileId: string) => ({
    fileId,
    url: `/kanoupload/file/${fileId}`,
    contentType: 'image/png' as const,
    size: 10,
    width: 1,
    height: 1,
    durationMs: null,
  });

  it('leave the device when the form is sent, each once, also when sending fails first', async () => {
    const { gateway, router } = await manual({
      uploadImageFile: (_, before) => uploaded(`f-${before}`),
      ocrIdCard: card,
      submitRealNameReview: (_, before) =>
        before === 0
          ? { kind: 'http', status: 502, message: '服务器开小差了' }
          : { reviewId: 'r-1' },
    });
    await choose(/证件人像面/);
    await choose(/身份证国徽面/);
    await screen.findByText('已识别并填写，请核对姓名和号码。');
    agree();
    expect(gateway.inputsOf('uploadImageFile')).toEqual([]);
    press('提交审核');
    await screen.findByText('服务器开小差了');
    press('提交审核');
    await waitFor(() => expect(router.state.location.pathname).toBe('/my/bindcard'));
    expect(new URLSearchParams(router.state.location.search).get('target')).toBe(target);
    expect(gateway.inputsOf('uploadImageFile')).toHaveLength(2);
    expect(gateway.inputsOf('submitRealNameReview')[1]).toEqual({
      name: card.name,
      cardType: 'idCard',
      cardNo: card.cardNo,
      pictures: ['f-0', 'f-1'],
      consent: true,
    });
  });

  it('are refused at their own field: the second is not taken for the first', async () => {
    await manual({
      uploadImageFile: (_, before) =>
        before === 0 ? uploaded('f-0') : businessRefusal('fileFormatRefused', '不支持这种格式'),
      ocrIdCard: card,
    });
    await choose(/证件人像面/);
    await choose(/身份证国徽面/);
    await screen.findByText('已识别并填写，请核对姓名和号码。');
    agree();
    press('提交审核');
    await waitFor(() => expect(screen.getAllByText('不支持这种格式').length).toBeGreaterThan(0));
    const isWrong = (name: RegExp) =>
      screen.getByLabelText(name).getAttribute('aria-invalid') === 'true';
    expect([isWrong(/证件人像面/), isWrong(/身份证国徽面/)]).toEqual([false, true]);
  });

  it('of a passport are one, and are not read', async () => {
    const { gateway } = await manual();
    fireEvent.change(await screen.findByLabelText('证件类型'), { target: { value: 'passport' } });
    expect(screen.queryByLabelText(/身份证国徽面/)).toBeNull();
    await choose(/证件人像面/);
    press('提交审核');
    await screen.findAllByText('请先同意处理证件信息');
    expect(screen.queryByText('请添加证件照片')).toBeNull();
    expect(gateway.inputsOf('ocrIdCard')).toEqual([]);
  });

  it('can be taken back while nobody has decided', async () => {
    const { gateway } = await open(<RealNameVerificationPage />, '/my/bindcard', {
      getRealName: (_, before) => (before === 0 ? inReview : none),
      withdrawRealNameReview: { done: true },
    });
    const { confirm } = await askToTakeBack();
    confirm();
    await screen.findByRole('button', { name: '开始认证' });
    expect(gateway.inputsOf('withdrawRealNameReview')).toEqual([{ reviewId: 'r-1' }]);
  });

  it('that cannot be taken back say so where that was asked, and are looked at again', async () => {
    const { gateway } = await open(<RealNameVerificationPage />, '/my/bindcard', {
      getRealName: inReview,
      withdrawRealNameReview: businessRefusal('realNameReviewClosed', '工作人员已审核。'),
    });
    const { dialog, confirm, keep } = await askToTakeBack();
    confirm();
    await waitFor(() => expect(dialog.textContent).toContain('工作人员已审核。'));
    keep();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await waitFor(() => expect(gateway.inputsOf('getRealName')).toHaveLength(2));
  });

  it('that were refused say why', async () => {
    const refused = { ...review, refusal: 'unreadable' as const, remark: '有反光' };
    await open(<RealNameVerificationPage />, '/my/bindcard', {
      getRealName: { ...none, state: 'refused', review: refused },
    });
    expect((await screen.findByText(/人工审核未通过：照片看不清/)).textContent).toContain('有反光');
  });
});

describe('real-name information', () => {
  const information = (answers: GatewayAnswers) =>
    open(<RealNameInformationPage />, '/my/acctinfo', answers);

  it('is masked, with when and by what', async () => {
    await information({ getRealName: verified });
    expect(await screen.findByText('330***********0029')).toBeTruthy();
    expect(screen.getByText(/身份信息核验/)).toBeTruthy();
  });

  it('leads to the verification and back where there is none', async () => {
    await information({});
    const link = await screen.findByRole('link', { name: '去认证' });
    expect(link.getAttribute('href')).toBe('/my/bindcard?target=%2Fmy%2Facctinfo');
  });
});
