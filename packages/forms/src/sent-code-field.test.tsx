// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { preparePage } from '@xinglin/testing';
import type { ReactElement } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { ProofFields } from './proof-fields';
import { SubmissionForm } from './submission-form';
import { ownMobile, useProof } from './use-proof';
import { type PersonCheck, type SendCode, useSentCode } from './use-sent-code';

afterEach(cleanup);

const unchecked: PersonCheck = { element: null, during: (act) => act() };
const sent = { data: { resendAfter: 60, expiresIn: 600 } };

interface FormProps {
  send: SendCode;
  check?: PersonCheck;
  kept?: string;
  write?: (resendAt: string, forMilliseconds: number) => void;
}

function Form({ send, check = unchecked, kept, write = () => undefined }: FormProps): ReactElement {
  const proof = useProof<string, never>({
    target: ownMobile,
    code: useSentCode({
      send,
      check,
      kept: { read: () => kept, write },
      sentText: (minutes) => `已发送，${minutes} 分钟内有效`,
    }),
    refusals: [],
    others: [],
    findOthers: () => [],
    send: async () => ({ data: 'proven' }),
    onDone: () => undefined,
  });
  return (
    <SubmissionForm submission={proof} submitLabel="确定">
      <ProofFields proof={proof} label="手机号" codeLabel="验证码" />
    </SubmissionForm>
  );
}

async function open(props: FormProps, mobile = '138 0013 8000') {
  const { element } = await preparePage(<Form {...props} />, {}, { path: '/' });
  render(element);
  fireEvent.change(screen.getByLabelText('手机号'), { target: { value: mobile } });
  const ask = screen.getByRole('button', { name: /获取|重发/ });
  ask.focus();
  fireEvent.click(ask);
  return ask;
}

it('puts the focus into the field once a code was sent, and keeps the wait', async () => {
  const send = vi.fn<SendCode>(async () => sent);
  const write = vi.fn<NonNullable<FormProps['write']>>();
  await open({ send, write });
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('验证码')));
  expect(send).toHaveBeenCalledExactlyOnceWith('13800138000', undefined);
  expect(write).toHaveBeenCalledExactlyOnceWith(expect.any(String), 60_000);
  expect(screen.getAllByText('已发送，10 分钟内有效').length).toBeGreaterThan(0);
});

it('leaves the focus where what went wrong is told', async () => {
  const ask = await open({ send: async () => ({ error: undefined }) });
  expect(await screen.findByText('操作失败')).toBeTruthy();
  expect(document.activeElement).not.toBe(screen.getByLabelText('验证码'));
  expect(ask.textContent).toBe('获取验证码');
});

it('asks for no code while the number is wrong', async () => {
  const send = vi.fn<SendCode>(async () => sent);
  await open({ send }, '123');
  expect((await screen.findAllByRole('link')).length).toBeGreaterThan(0);
  expect(send).not.toHaveBeenCalled();
});

it('sends what a passed check gave', async () => {
  const send = vi.fn<SendCode>(async () => sent);
  const check: PersonCheck = { element: null, during: (act) => act('passed') };
  await open({ send, check });
  await waitFor(() => expect(send).toHaveBeenCalledExactlyOnceWith('13800138000', 'passed'));
});

it('waits after a reload, and asks nothing meanwhile', async () => {
  const send = vi.fn<SendCode>(async () => sent);
  const ask = await open({ send, kept: '2099-01-01T00:00:00Z' });
  expect(ask.textContent).toMatch(/秒后重发/);
  expect(send).not.toHaveBeenCalled();
});
