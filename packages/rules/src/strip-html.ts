const entities: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
};

/**
 * The paste filter (spec 1 §5): plain text from pasted HTML. Tags, comments and the content of
 * scripts and styles go, line breaks and ends of paragraphs become new lines, named and numbered
 * entities are read. The result holds no tag, also not one that was written in entities. One pass
 * over the text; it prepares text for a field and is no sanitizer for HTML.
 */
export function stripHtml(html: string): string {
  const text = withoutTags(html).replace(
    /&(?:#(\d{1,7})|#x([\da-f]{1,6})|(amp|lt|gt|quot|apos|nbsp));/gi,
    (whole, decimal?: string, hex?: string, name?: string) => {
      if (name !== undefined) return entities[name.toLowerCase()] ?? whole;
      const code = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal);
      return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '';
    },
  );
  return withoutTags(text)
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

function withoutTags(html: string): string {
  let kept = '';
  /** Places in `kept` of each `<` that may still become a tag. */
  const opened: number[] = [];
  for (let place = 0; place < html.length; place += 1) {
    const character = html.charAt(place);
    if (character === '<') opened.push(kept.length);
    kept += character;
    if (character !== '>') continue;
    const start = opened.pop();
    if (start === undefined || !/[a-z/!?]/i.test(kept.charAt(start + 1))) continue;
    const tag = kept.slice(start + 1, -1).toLowerCase();
    kept = kept.slice(0, start);
    if (/^(?:br|\/p|\/div|\/li|\/h[1-6]|\/tr)\b/.test(tag)) kept += '\n';
    const silent = /^(script|style)\b/.exec(tag)?.[1];
    if (silent !== undefined) place = endOfElement(html, silent, place);
  }
  return kept;
}

/** The last character before the closing tag of a script or style; without one, of the text. */
function endOfElement(html: string, name: string, from: number): number {
  const closing = new RegExp(`</${name}\\b`, 'gi');
  closing.lastIndex = from;
  const match = closing.exec(html);
  return match === null ? html.length : match.index - 1;
}
