import sharp, { type Sharp } from 'sharp';

/** What is printed on a card. */
export interface CardPrint {
  readonly cardNo: string;
  /** Drawn only where a font for it is there. */
  readonly name?: string;
  readonly gender?: '男' | '女';
  /** Year, month, day. */
  readonly born?: readonly [string, string, string];
}

/** Draws the front of an ID card with a portrait and a pattern behind, as a camera would have it. */
export function drawCard({ cardNo, name, gender, born }: CardPrint): Sharp {
  const at = (x: number, y: number, text: string) => `<text x="${x}" y="${y}">${text}</text>`;
  const pattern = Array.from({ length: 20 }, (_, index) => {
    const [x, y] = [index * 53, (index * 97) % 638];
    return `<circle cx="${x}" cy="${y}" r="60"/>`;
  }).join('');
  const chinese = [
    ...(name === undefined ? [] : [at(60, 110, '姓 名'), at(160, 112, name)]),
    ...(gender === undefined
      ? []
      : [at(60, 190, '性 别'), at(160, 192, gender), at(260, 190, '民 族'), at(360, 192, '汉')]),
    ...(born === undefined
      ? []
      : [
          at(60, 270, '出 生'),
          at(160, 272, born[0]),
          at(245, 270, '年'),
          at(282, 272, born[1]),
          at(325, 270, '月'),
          at(365, 272, born[2]),
          at(415, 270, '日'),
        ]),
  ].join('');
  return sharp(
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="1012" height="638">
      <rect width="1012" height="638" rx="40" fill="#e8eef2"/><g fill="#dbe6ee">${pattern}</g>
      <rect x="690" y="90" width="250" height="330" fill="#c9b8a8"/>
      <circle cx="815" cy="220" r="70" fill="#8a6a50"/>
      <g fill="#1c1c1c" font-size="34" font-family="Noto Sans CJK SC, sans-serif">${chinese}</g>
      <text x="330" y="562" fill="#1c1c1c" font-size="40" letter-spacing="4"
        font-family="DejaVu Sans Mono, Liberation Mono, monospace">${cardNo}</text></svg>`),
  );
}

/** The same as a photo: askew on a table, darker, a little blurred, compressed. */
export async function photographed(card: Sharp): Promise<Buffer> {
  const askew = await card.png().toBuffer();
  const table = { background: '#665544' };
  const lying = await sharp(askew).rotate(3, table).resize(1800).png().toBuffer();
  return sharp(lying)
    .extend({ top: 200, bottom: 200, left: 100, right: 100, ...table })
    .blur(1.2)
    .modulate({ brightness: 0.8 })
    .jpeg({ quality: 70 })
    .toBuffer();
}

/** Whether this machine can draw Chinese: without a font all characters are the same box. */
export async function canDrawChinese(): Promise<boolean> {
  const [one, other] = await Promise.all(
    ['姓', '别'].map((text) =>
      sharp({ text: { text, font: 'Noto Sans CJK SC', dpi: 150 } })
        .raw()
        .toBuffer()
        .catch(() => Buffer.alloc(0)),
    ),
  );
  return one !== undefined && other !== undefined && !one.equals(other);
}
