import { fireEvent, render, screen } from '@testing-library/react';
import { createMockGateway, preparePage, type GatewayAnswers } from '@xinglin/testing';
import type { ReactElement } from 'react';
import { locales, realNameLocales } from '../../locales';
import { none } from './real-name-samples';

/** What is printed on a card. */
export const card = {
  name: '沈知秋',
  gender: 'female' as const,
  birthDate: '1949-12-31',
  cardNo: '11010519491231002X',
  unsure: [],
};

/** The page that the user came for. */
export const target = '/my/acctinfo';

/** Shows a page of the verification, of a user who is not verified unless told. */
export async function open(element: ReactElement, path: string, answers: GatewayAnswers) {
  const gateway = createMockGateway({ getRealName: none, ...answers });
  const page = await preparePage(
    element,
    { account: locales, 'real-name': realNameLocales },
    { path },
    { gateway },
  );
  render(page.element);
  return { gateway, ...page };
}

export const field = (label: string) => screen.findByRole('textbox', { name: label });
export const type = async (label: string, value: string) =>
  fireEvent.change(await field(label), { target: { value } });
export const agree = () => fireEvent.click(screen.getByRole('checkbox'));
export const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
export const choose = async (label: RegExp) => {
  const file = new File(['x'], 'card.gif', { type: 'image/gif' });
  fireEvent.change(await screen.findByLabelText(label), { target: { files: [file] } });
};
