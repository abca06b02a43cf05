/**
 * A text with full-width letters, digits and marks made plain, as Chinese keyboards write them, and nothing else: other
 * forms say something, as in 12½弄 and 3²楼.
 */
export function foldWidth(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[\uff01-\uff5e]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0))
    .replaceAll('\u3000', ' ');
}
