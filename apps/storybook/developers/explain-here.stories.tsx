import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { ExplainHere } from './explain-here';

const meta = {
  title: 'Developers/Explain access, here',
  component: ExplainHere,
  args: {
    initial: {
      host: 'www.h5.portal.localhost',
      person: 'made-up:visitor',
      address: '/my/order/list',
      userAgent: '',
    },
  },
} satisfies Meta<typeof ExplainHere>;
export default meta;

/** Type a host, choose a person, type an address, and read what each guard says of it and why. */
export const Asking: StoryObj<typeof meta> = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const outcome = () => canvasElement.querySelector<HTMLElement>('[data-outcome]')?.dataset;
    const submit = canvas.getByRole('button');
    await userEvent.click(submit);
    await waitFor(() => expect(outcome()?.['to']).toMatch(/^\/user\/login\?/));

    const [host, address] = ['host', 'address'].map((id) => canvasElement.querySelector(`#${id}`));
    if (!host || !address) throw new Error('The form lacks a field.');
    await userEvent.selectOptions(canvas.getAllByRole('combobox')[1] ?? host, 'made-up:bound');
    await userEvent.click(submit);
    await waitFor(() => expect(outcome()?.['outcome']).toBe('allow'));

    await userEvent.clear(host);
    await userEvent.type(host, 'vip.h5.portal.localhost');
    await userEvent.clear(address);
    await userEvent.type(address, '/booking/hospital');
    await userEvent.click(submit);
    await waitFor(() => expect(outcome()?.['outcome']).toBe('block'));
  },
};
