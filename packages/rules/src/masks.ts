/**
 * A document number for display. An ID card keeps its first 3 and last 4 characters. A shorter
 * document keeps 1 and 2, since 3 and 4 would give away most of a passport.
 */
export function maskIdCard(number: string): string {
  const [head, tail] = number.length >= 15 ? [3, 4] : [1, 2];
  if (number.length <= head + tail) return '*'.repeat(number.length);
  const stars = '*'.repeat(number.length - head - tail);
  return number.slice(0, head) + stars + number.slice(-tail);
}

/**
 * A phone number for display: the first 3 and last 4 digits with four asterisks between (spec 1
 * §5). A number too short to hide anything that way is hidden whole.
 */
export function maskPhone(phone: string): string {
  return phone.length < 8 ? '****' : `${phone.slice(0, 3)}****${phone.slice(-4)}`;
}

/**
 * A name for display: the first character of each word stays, as in 王** or A** L**. Words of a
 * transcribed name stand between middle dots.
 */
export function maskName(name: string): string {
  return name.replace(/[^\s·]+/gu, (word) => {
    const [first = '', ...rest] = word;
    return first + '*'.repeat(rest.length);
  });
}
