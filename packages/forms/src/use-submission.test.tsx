// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { later, preparePage } from '@xinglin/testing';
import { TextField } from '@xinglin/ui';
import { useState, type ReactElement } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { SubmissionForm } from './submission-form';
import { useSubmission, type Answer } from './use-submission';

afterEach(cleanup);

interface FormProps {
  send: () => Promise<Answer<string>>;
  onDone: (result: string) => void | Promise<void>;
  caught?: (error: unknown) => void;
}

function Form({ send, onDone, caught }: FormProps): ReactElement {
  const [name, setName] = useState('');
  const submission = useSubmission<'name', string>({
    failureFields: { knows: (field) => field === 'name', ofRefusal: () => undefined },
    find: () => (name === '' ? [{ field: 'name', message: '请填写姓名' }] : []),
    waysOut: ({ code, data }) =>
      code === 42703 ? [{ label: '查看这次咨询', to: `/order/${String(data)}` }] : [],
    send,
    onDone,
  });
  return (
    <SubmissionForm
      submission={{
        ...submission,
        submit: (event) => submission.submit(event).catch((error: unknown) => caught?.(error)),
      }}
      submitLabel="保存"
    >
      <TextField
        id={submission.idOf('name')}
        label="姓名"
        value={name}
        error={submission.problems.errorOf('name')}
        onValueChange={setName}
      />
    </SubmissionForm>
  );
}

async function open(props: FormProps) {
  const { element } = await preparePage(<Form {...props} />, {}, { path: '/' });
  render(element);
  const button = screen.getByRole('button', { name: '保存' });
  return {
    type: () => fireEvent.change(screen.getByLabelText('姓名'), { target: { value: '王磊' } }),
    tap: () => fireEvent.click(button),
    isPending: () => button.getAttribute('aria-disabled') === 'true',
  };
}

it('sends nothing while something is wrong, and says what', async () => {
  const send = vi.fn<FormProps['send']>();
  const { tap } = await open({ send, onDone: () => undefined });
  tap();
  expect((await screen.findAllByText('请填写姓名')).length).toBeGreaterThan(0);
  expect(send).not.toHaveBeenCalled();
});

it('is sent once, however often it is tapped, and stays pending while the page is left', async () => {
  const send = vi.fn<FormProps['send']>(async () => ({ data: 'saved' }));
  const onDone = vi.fn<FormProps['onDone']>();
  const { type, tap, isPending } = await open({ send, onDone });
  type();
  tap();
  tap();
  await waitFor(() => expect(onDone).toHaveBeenCalledWith('saved'));
  tap();
  expect(isPending()).toBe(true);
  expect(send).toHaveBeenCalledTimes(1);
});

it('can be sent again where leaving came to nothing', async () => {
  const send = vi.fn<FormProps['send']>(async () => ({ data: 'saved' }));
  const left = later<void>();
  const { type, tap, isPending } = await open({ send, onDone: () => left.promise });
  type();
  tap();
  await waitFor(() => expect(send).toHaveBeenCalledTimes(1));
  tap();
  expect(send).toHaveBeenCalledTimes(1);
  left.resolve();
  await waitFor(() => expect(isPending()).toBe(false));
  tap();
  await waitFor(() => expect(send).toHaveBeenCalledTimes(2));
});

it('forgets what the gateway said of a field as soon as it is typed anew', async () => {
  const refusal = {
    kind: 'validation' as const,
    code: 1,
    message: '请检查',
    fields: [{ path: 'name', message: '姓名已被使用' }],
  };
  const send = vi.fn<FormProps['send']>(async () => ({ error: refusal }));
  const { type, tap } = await open({ send, onDone: () => undefined });
  type();
  tap();
  expect((await screen.findAllByText('姓名已被使用')).length).toBe(2);
  fireEvent.change(screen.getByLabelText('姓名'), { target: { value: '王蕾' } });
  expect(screen.queryByText('姓名已被使用')).toBeNull();
  expect(send).toHaveBeenCalledTimes(1);
});

it('keeps what was typed when sending fails, and can be sent again', async () => {
  const send = vi.fn<FormProps['send']>(async () => ({ error: undefined }));
  const { type, tap, isPending } = await open({ send, onDone: () => undefined });
  type();
  tap();
  expect(await screen.findByText('操作失败')).toBeTruthy();
  expect(isPending()).toBe(false);
  expect(screen.getByLabelText<HTMLInputElement>('姓名').value).toBe('王磊');
  tap();
  await waitFor(() => expect(send).toHaveBeenCalledTimes(2));
});

it('brings a refusal into sight, with where it leads on, as long as it is told', async () => {
  const broughtIntoSight = vi.spyOn(Element.prototype, 'scrollIntoView');
  const refusal = {
    kind: 'business' as const,
    code: 42703,
    message: '已有一次同样的咨询',
    data: 'Z1',
  };
  const send = vi
    .fn<FormProps['send']>()
    .mockResolvedValueOnce({ error: refusal })
    .mockResolvedValue({ error: undefined });
  const { type, tap } = await open({ send, onDone: () => undefined });
  type();
  tap();
  const told = (await screen.findByText('已有一次同样的咨询')).closest('[role=alert]');
  await waitFor(() => expect(broughtIntoSight.mock.contexts).toContain(told));
  const way = screen.getByRole('link', { name: '查看这次咨询' });
  expect(way.getAttribute('href')).toBe('/order/Z1');
  tap();
  expect(await screen.findByText('操作失败')).toBeTruthy();
  expect(screen.queryByRole('link', { name: '查看这次咨询' })).toBeNull();
});

it('can be sent again where going on failed', async () => {
  const caught = vi.fn();
  const send = vi.fn<FormProps['send']>(async () => ({ data: 'saved' }));
  const onDone = vi.fn<() => Promise<void>>().mockRejectedValue(new Error('No chunk'));
  const { type, tap, isPending } = await open({ send, onDone, caught });
  type();
  tap();
  await waitFor(() => expect(caught).toHaveBeenCalled());
  await waitFor(() => expect(isPending()).toBe(false));
});
