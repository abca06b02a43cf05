import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import {
  areaAnswers,
  createMockGateway,
  preparePage,
  samplePerson,
  type GatewayAnswers,
} from '@xinglin/testing';
import { expect } from 'vitest';
import { contactsLocales } from '../../../locales';
import AddressAddPage from './add.page';

const asker = '/my/profile?step=2';

/** Opens the page for a person, over a gateway that knows the areas and takes an address. */
export async function open(answers: GatewayAnswers = {}, user = samplePerson) {
  const gateway = createMockGateway({
    ...areaAnswers,
    addAddress: { addressId: 'a-9' },
    ...answers,
  });
  const path = `/order/address/add?backurl=${encodeURIComponent(asker)}`;
  const page = await preparePage(
    <AddressAddPage />,
    { contacts: contactsLocales },
    { path, user },
    { gateway },
  );
  return { gateway, ...page, ...render(page.element) };
}

export const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
export const type = (name: string, value: string) =>
  fireEvent.change(field(name), { target: { value } });
export const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
export const save = () => press('保存');

/** Opens the sheet and goes down by these names. */
export async function chooseAreas(...names: string[]) {
  fireEvent.click(screen.getByRole('button', { name: /^所在地区/ }));
  const sheet = within(await screen.findByRole('dialog', { name: '选择地区' }));
  for (const name of names) fireEvent.click(await sheet.findByRole('button', { name }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
}

/** Types a whole address. */
export async function fill() {
  type('收货人', '张三');
  type('手机号', '138 1234 5678');
  await chooseAreas('浙江', '杭州', '西湖区');
  type('详细地址', '文三路138号');
}
