import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { RichText } from './rich-text';

const show = (text: string) =>
  renderToStaticMarkup(
    <RichText
      text={text}
      parts={{ terms: (words) => <a href="/terms">{words}</a>, time: () => <b>29:59</b> }}
    />,
  );

describe('RichText', () => {
  it.each([
    ['plain', 'plain'],
    ['I accept the <terms>terms</terms>.', 'I accept the <a href="/terms">terms</a>.'],
    [
      '<terms>《协议》</terms>和<terms>《政策》</terms>',
      '<a href="/terms">《协议》</a>和<a href="/terms">《政策》</a>',
    ],
    ['请在 <time/> 内支付', '请在 <b>29:59</b> 内支付'],
    ['an <unknown>odd</unknown> mark', 'an odd mark'],
    ['1 < 2 and <b', '1 &lt; 2 and &lt;b'],
    ['<terms>never closed', '&lt;terms&gt;never closed'],
    ['<terms><script>x</script></terms>', '<a href="/terms">&lt;script&gt;x&lt;/script&gt;</a>'],
  ])('of %s', (text, html) => {
    expect(show(text)).toBe(html);
  });
});
