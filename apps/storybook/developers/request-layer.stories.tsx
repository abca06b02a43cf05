import type { Meta, StoryObj } from '@storybook/react-vite';
import { compressImage, loadScript, refreshWebviewTitle } from '@xinglin/gateway-sdk';
import { expect, userEvent, within } from 'storybook/test';
import { RequestInspector } from './request-inspector';

const meta = {
  title: 'Developers/Request layer',
  component: RequestInspector,
} satisfies Meta<typeof RequestInspector>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A gateway of two lines: areas, and a refusal for everything else. */
const standIn: typeof fetch = async (input) => {
  const path = new URL(input instanceof Request ? input.url : input).pathname;
  if (path === '/common/area/allarealist') {
    return Response.json({ code: 0, data: { items: [{ areaId: '350400', name: '三明' }] } });
  }
  return Response.json({ code: 41001, message: '请拨打 13800138000' });
};

export const StandIn: Story = {
  args: { fetch: standIn },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const send = canvas.getByRole('button', { name: 'Send' });
    await userEvent.click(send);
    await expect(await canvas.findByText(/gateway, 1 request/)).toBeVisible();
    await expect(canvas.getByLabelText('Data')).toHaveDisplayValue(/三明/);
    await expect(canvas.getByLabelText('Headers')).toHaveDisplayValue(/1\.04/);
    await userEvent.click(send);
    await expect(await canvas.findByText(/API cache/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Send past the cache' }));
    await expect(await canvas.findByText(/gateway, 1 request/)).toBeVisible();
    await userEvent.selectOptions(canvas.getByLabelText('Call'), 'getBaseInfo');
    await userEvent.click(send);
    await expect(await canvas.findByText(/Failed: business/)).toBeVisible();
    const trace = canvas.getByLabelText('Trace');
    await expect(trace).toHaveDisplayValue(/"code": 41001/);
    await expect(trace).not.toHaveDisplayValue(/13800138000/);
  },
};

/** Asks the gateway at the address that is typed; start one with `npm start`. */
export const RealGateway: Story = {};

/** A picture of noise, which PNG cannot make small. */
async function noise(width: number, height: number): Promise<Blob> {
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no canvas');
  const pixels = context.createImageData(width, height);
  let seed = 1;
  for (let index = 0; index < pixels.data.length; index += 1) {
    seed = (seed * 48_271) % 2_147_483_647;
    pixels.data[index] = index % 4 === 3 ? 255 : seed % 256;
  }
  context.putImageData(pixels, 0, 0);
  return canvas.convertToBlob({ type: 'image/png' });
}

/** What only a browser can do, done in one. */
export const InABrowser: Story = {
  args: { fetch: standIn },
  play: async ({ canvasElement }) => {
    const large = await noise(600, 400);
    const small = await compressImage(large, { longestSide: 300 });
    await expect(small.type).toBe('image/jpeg');
    await expect(small.size).toBeLessThan(large.size / 2);
    const { width, height } = await createImageBitmap(small);
    await expect([width, height]).toEqual([300, 200]);
    // As some phones name a photograph.
    const unnamed = new Blob([large], { type: 'application/octet-stream' });
    await expect((await compressImage(unnamed)).type).toBe('image/jpeg');
    const broken = new Blob(['no image'], { type: 'image/png' });
    await expect(await compressImage(broken)).toBe(broken);

    const script = URL.createObjectURL(
      new Blob(['globalThis.loadedOnce = true'], { type: 'text/javascript' }),
    );
    await loadScript(script);
    await expect(globalThis).toHaveProperty('loadedOnce', true);
    await expect(loadScript('/there-is-none.js?missing')).rejects.toThrow();

    refreshWebviewTitle('');
    const frame = canvasElement.ownerDocument.querySelector('iframe[src*="refresh-webview-title"]');
    const loaded = new Promise((resolve) => frame?.addEventListener('load', resolve));
    await expect(frame).not.toBeVisible();
    await loaded;
    await expect(frame?.isConnected).toBe(false);
  },
};
