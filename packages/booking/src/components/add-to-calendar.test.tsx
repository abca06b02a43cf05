// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createMockGateway, preparePage, sampleOrder } from '@xinglin/testing';
import { afterEach, expect, it, vi } from 'vitest';
import { namespaces } from '../locales';
import { AddToCalendar } from './add-to-calendar';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it('hands over the visit with the patient, the number and where it was booked', async () => {
  const made: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    made.push(file as Blob);
    return 'blob:visit';
  });
  // Following the link would leave the page.
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  const { element } = await preparePage(
    <AddToCalendar order={sampleOrder('confirmed')} />,
    namespaces,
    {},
    { gateway: createMockGateway({}) },
  );
  render(element);
  fireEvent.click(await screen.findByRole('button', { name: '加入日历提醒' }));
  await waitFor(() => expect(made).toHaveLength(1));
  const text = (await made[0]?.text())?.replaceAll('\r\n ', '');
  const { patientName, voucherCode } = sampleOrder('confirmed');
  expect(text).toContain(`就诊人：${patientName}，取号凭证：${voucherCode}`);
  expect(text).toContain('预约平台：杏林健康');
});
