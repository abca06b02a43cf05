// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import {
  businessRefusal,
  createMockGateway,
  listOf,
  preparePage,
  sampleContacts,
  type GatewayAnswers,
} from '@xinglin/testing';
import { afterEach, describe, expect, it } from 'vitest';
import { contactsLocales } from '../../../locales';
import EmergencyContactAddPage from './add.page';

afterEach(() => {
  cleanup();
  window.localStorage.clear();
});

async function open(answers: GatewayAnswers = {}) {
  const gateway = createMockGateway({
    listEmergencyContacts: listOf(sampleContacts),
    addEmergencyContact: { contactId: 'e-9' },
    updateEmergencyContact: { contactId: 'e-1' },
    deleteEmergencyContact: { contactId: 'e-1' },
    ...answers,
  });
  const page = await preparePage(
    <EmergencyContactAddPage />,
    { contacts: contactsLocales },
    { path: '/my/sos/add' },
    { gateway },
  );
  const view = render(page.element);
  await screen.findByLabelText('姓名');
  return { gateway, ...view };
}
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const type = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const fill = () => {
  type('姓名', '周安宁');
  fireEvent.click(screen.getByRole('radio', { name: '配偶' }));
  type('手机号', '137 0000 1234');
};

describe('adding an emergency contact', () => {
  it('sends once and leaves an empty form', async () => {
    const { gateway } = await open();
    fill();
    press('保存');
    press('保存');
    await waitFor(() => expect(field('姓名').value).toBe(''));
    expect(gateway.inputsOf('addEmergencyContact')).toEqual([
      { name: '周安宁', relation: 'spouse', mobile: '13700001234' },
    ]);
  });

  it('lists what is wrong and asks nothing of the gateway', async () => {
    const { gateway } = await open();
    press('保存');
    for (const text of ['请输入姓名', '请选择与您的关系', '请输入手机号'])
      expect(screen.getByRole('link', { name: text })).toBeTruthy();
    expect(gateway.inputsOf('addEmergencyContact')).toEqual([]);
  });

  it('shows at the number what the gateway says of it, and keeps what was typed', async () => {
    await open({
      addEmergencyContact: businessRefusal('emergencyContactIsOwner', '不能使用您自己的手机号'),
    });
    fill();
    press('保存');
    expect(await screen.findByRole('link', { name: '不能使用您自己的手机号' })).toBeTruthy();
    expect(field('手机号').value).toBe('137 0000 1234');
  });

  it('survives a reload without the number', async () => {
    const { unmount } = await open();
    fill();
    unmount();
    expect(Object.values({ ...window.localStorage }).join()).not.toContain('1234');
    await open();
    expect(field('姓名').value).toBe('周安宁');
    expect(screen.getByRole<HTMLInputElement>('radio', { name: '配偶' }).checked).toBe(true);
  });

  it('is not offered beyond the limit, while the others can still be changed', async () => {
    const five = Array.from({ length: 5 }, (_, index) => ({
      ...sampleContacts[0],
      contactId: `e-${index}`,
      name: `王小${'红兰秀英华'.charAt(index)}`,
    }));
    const gateway = createMockGateway({ listEmergencyContacts: listOf(five) });
    const page = await preparePage(
      <EmergencyContactAddPage />,
      { contacts: contactsLocales },
      { path: '/my/sos/add' },
      { gateway },
    );
    render(page.element);
    expect(await screen.findByText(/最多添加 5 位/)).toBeTruthy();
    expect(screen.queryByLabelText('姓名')).toBeNull();
    press('编辑 王小英');
    expect(field('姓名').value).toBe('王小英');
  });
});

describe('an emergency contact', () => {
  it('is changed without the number that is only shown masked', async () => {
    const { gateway } = await open();
    press('编辑 王小红');
    expect(document.activeElement).toBe(field('姓名').form);
    expect(screen.getByText('当前为 138****5678，不修改请留空')).toBeTruthy();
    type('姓名', '王红');
    press('保存');
    await waitFor(() =>
      expect(gateway.inputsOf('updateEmergencyContact')).toEqual([
        { contactId: 'e-1', name: '王红', relation: 'child' },
      ]),
    );
    expect(await screen.findByRole('heading', { name: '添加紧急联系人' })).toBeTruthy();
  });

  it('is removed after a question, once', async () => {
    const { gateway } = await open({
      listEmergencyContacts: (_, before) =>
        listOf(before === 0 ? sampleContacts : sampleContacts.slice(1)),
    });
    press('删除 王小红');
    const dialog = within(screen.getByRole('alertdialog', { name: '删除紧急联系人王小红？' }));
    const confirm = dialog.getByRole('button', { name: '确认删除' });
    fireEvent.click(confirm);
    fireEvent.click(confirm);
    await waitFor(() => expect(screen.queryByText('王小红')).toBeNull());
    expect(gateway.inputsOf('deleteEmergencyContact')).toEqual([{ contactId: 'e-1' }]);
  });
});
