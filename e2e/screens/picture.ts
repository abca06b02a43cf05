import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import sharp, { type Sharp } from 'sharp';

const folder = join(import.meta.dirname, '../../docs/screens');
/** Bytes that a picture may have. */
const largest = 110_000;
/** Numbers of colours to try, the best first. */
const palettes = [128, 64, 32, 16];

/** Writes what the phone shows as a small picture of docs/screens, and answers it in full. */
export async function takePicture(page: Page, name: string): Promise<Buffer> {
  await page.evaluate(() => window.scrollTo(0, 0));
  // Letters, pictures and what is loaded after the page must be there, and nothing half way in.
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready);
  const shot = await page.screenshot({ animations: 'disabled', caret: 'hide' });
  await writeSmall(sharp(shot), name);
  return shot;
}

/** Several screens side by side, for the README. */
export async function composePictures(shots: readonly Buffer[], name: string): Promise<void> {
  const [width, height, gap] = [260, 563, 20];
  const screens = await Promise.all(
    shots.map(async (shot, index) => ({
      input: await sharp(shot).resize(width, height).toBuffer(),
      left: gap + index * (width + gap),
      top: gap,
    })),
  );
  const size = { width: gap + shots.length * (width + gap), height: height + 2 * gap };
  const sheet = sharp({ create: { ...size, channels: 3, background: '#d9e1e1' } });
  // In two goes, because sharp would cut colours before it puts the screens on.
  const whole = await sheet.composite(screens).png().toBuffer();
  await writeSmall(sharp(whole), name);
}

async function writeSmall(picture: Sharp, name: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const colours of palettes) {
    const file = await picture
      .clone()
      .png({ palette: true, colours, effort: 10, dither: 1 })
      .toBuffer();
    if (file.length > largest) continue;
    await writeFile(join(folder, `${name}.png`), file);
    return;
  }
  throw new Error(`${name} does not fit into ${largest} bytes.`);
}
