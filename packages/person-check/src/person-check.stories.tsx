import type { Meta, StoryObj } from '@storybook/react-vite';
import type { PageSetting } from '@xinglin/testing';
import { expect, fn, userEvent, within } from 'storybook/test';
import PersonCheckDialog from './person-check-dialog';

const meta = {
  title: 'Kits/Person check',
  component: PersonCheckDialog,
  args: { purpose: 'sendCode', onEnd: fn() },
} satisfies Meta<typeof PersonCheckDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A picture as the gateway draws it: K7RP. */
const image =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAMgAAABIAgMAAADOhlLVAAAADFBMVEUVPjzu9PNdenijtbRWu2o+AAAACXBIWXMAAAsTAAALEwEAmpwYAAAD8UlEQVRIx+1XsW7bMBA9yzBa2Qg6BegPaHEQdHLnfIIH09Qg2P4EjYEHm8jWoWN2LwUKCYEnT0VQofmBLkLGeiw0dXFRGHXUI3mUSCUF6rFotVCy+O7u3b070cCOvuAfgbw5GjKGzbGQEbSPhUQA50dCQgAv/w2kLBO81uXOfTV8JsCvniZBDXnA7R/Kcl/gKlH8ll7FAYZWZSCriAHuQ+938n6J6PUuAsLMBmxbZeAS4NpASrUIelwWyXuAG3V/ccomAAN1zwHgxKUvNE+Ma/kV375SoaDZmDZuwdt6T0HGiu2KMPI3LlRk6C0IyaELiVtkEuCMXoUg3wjoYWwnT0AyDWEyth73NImBqhBmbuY9hoylHV7ihSmA1zpZGQY7UzKIKGc2JIbrUlYHLwHwXLuMPWlfBSEGjyCZJzWgf/iBftZaaTmLO7pQnSZkAt2y0geHl13RP8ibUzbUxId+A7JcmSxq5X/uTFdddJSdslDvjdouZJEIz5ZxOw7YNEnSHEUQtajnbAg8pN8rRai4fZQY40WSopcRKU2nzEDSPLTjYlmA1hUG8zQm/9mghiwwLZkdF5LOlEleiP6Om/BryDQF3OQ7fZ+TUrnop7lSjUoeQXiyA+bGFbYZEAT6SSquTYkIUmxwceJC9hy6udblPYpBmR9WSZ5jR4ETF1+KLsrMU9LxcDSIc22HINNULnVcXOoMzn7KDijLB+giDrpyBmRGMIX0DxmFvtxLnWHUUU/IOTZCyuXDCryP5ZaswlwNB9BxTYtkfdDswxNsRdjEiuJQxglkFVK9SAt8jwOG2LNhR04VTyhToS87FdKD2ktIXBdJuqtqj1OMsW+4LaBZK5thr3YYwfjo4mDVXk4xJELBZBLRw8AxjtxAXuC9XXs5xVC6gkoB0L1fvdNsDcS7dWuvphiH+xuC4JSaXCmjpZEluLWn1hY0VD+p+C57db8sUmgon15k5leN3Z4byAKlmp04ymd6il2YL0SmRMavNqSxNGcQtx3ls7F6ptGCWO1uLqUK0gcuJOyK/ahlzRRkR+4KaX6SKo1xi4xkH+mqt8znidxNkjV+kqhtLDKSfagezZwwkwzd7G9hR4kbtm32UmL1GGJmkqGbdWFKqTjX7Nkw0Gj6MTIRsvmXCsIgsNizcGDVw4qQ8ZsacuFb7CtalJRxPRnmNST0LPbmMrXkYBW6gozpi0PTyk0us8pWQ5gIavbVCcN3RNaEzJxPAqWi5YisCSEykTNo267IGhAiMw7sY5zXEJkLYaLz+CTVbuahgtxZJwXnOjRF5h7h7AZ4dJ57GsKdbm6cTTtPHxTtbv7Dc3LsHw2Jjofwt///jPy9kF+Mycr1Tmax4AAAAABJRU5ErkJggg==';

const answers = {
  path: '/user/login',
  user: null,
  gateway: {
    preprocessGeeTest: 'never',
    getImageCode: { image, gmtExpired: '2026-11-21T21:05:00+08:00' },
  },
} satisfies PageSetting;

export const Working: Story = { parameters: answers };

export const ByPicture: Story = {
  parameters: answers,
  play: async () => {
    // The dialog is rendered into the body, outside of the canvas.
    const page = within(document.body);
    await userEvent.click(await page.findByRole('button', { name: '改为输入图片中的字符' }));
    await userEvent.click(await page.findByRole('button', { name: '提交' }));
    await expect(await page.findByRole('region', { name: '请检查以下内容' })).toHaveFocus();
  },
};
