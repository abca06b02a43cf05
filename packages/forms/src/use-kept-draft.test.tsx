// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { forgetPerson } from '@xinglin/platform';
import { preparePage, samplePerson } from '@xinglin/testing';
import { TextField } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { afterEach, expect, it } from 'vitest';
import { useKeptDraft } from './use-kept-draft';

afterEach(async () => {
  cleanup();
  await forgetPerson(window);
});

const former = { note: '', cardNo: '' };

function restore(kept: unknown): typeof former | null {
  if (typeof kept !== 'object' || kept === null || !('note' in kept)) return null;
  return { note: String(kept.note), cardNo: '' };
}

function Form({ forVisitors = false }: { forVisitors?: boolean }): ReactElement {
  const { draft, change, isKept } = useKeptDraft({
    kind: 'test',
    former,
    keepable: ({ note }) => ({ note }),
    restore,
    forVisitors,
  });
  return (
    <>
      <TextField label="备注" value={draft.note} onValueChange={(note) => change({ note })} />
      <TextField label="证件" value={draft.cardNo} onValueChange={(cardNo) => change({ cardNo })} />
      {isKept && <p>已保存</p>}
    </>
  );
}

async function open(userId: string | null = 'u-1', forVisitors = false) {
  const user = userId === null ? null : { ...samplePerson, userId };
  const { element } = await preparePage(
    <Form forVisitors={forVisitors} />,
    {},
    { path: '/', user },
  );
  render(element);
  const valueOf = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value;
  const type = (label: string, value: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  return { valueOf, type };
}

it('brings back what may be kept, and nothing that may not', async () => {
  const { type } = await open();
  type('备注', '下午三点后');
  type('证件', '330106199001010023');
  expect(screen.getByText('已保存')).toBeTruthy();
  cleanup();
  const { valueOf } = await open();
  expect([valueOf('备注'), valueOf('证件')]).toEqual(['下午三点后', '']);
});

it('is for the person who typed it alone, until they sign out', async () => {
  const { type } = await open();
  type('备注', '下午三点后');
  cleanup();
  expect((await open('u-2')).valueOf('备注')).toBe('');
  cleanup();
  await forgetPerson(window);
  expect((await open()).valueOf('备注')).toBe('');
});

it('keeps a visitor’s draft for the account that signs in in this tab, where the form asks for it', async () => {
  (await open(null, false)).type('备注', '不保留');
  cleanup();
  expect((await open(null, true)).valueOf('备注')).toBe('');
  cleanup();
  (await open(null, true)).type('备注', '下午三点后');
  cleanup();
  const signedIn = await open('u-1', true);
  expect(signedIn.valueOf('备注')).toBe('下午三点后');
  signedIn.type('备注', '晚上');
  cleanup();
  expect((await open(null, true)).valueOf('备注')).toBe('');
  cleanup();
  expect((await open('u-2', true)).valueOf('备注')).toBe('');
  cleanup();
  expect((await open('u-1', true)).valueOf('备注')).toBe('晚上');
});
