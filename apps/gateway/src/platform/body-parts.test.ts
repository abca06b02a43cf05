import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readBodyParts } from './body-parts';

const plain = 'multipart/form-data; boundary=b';
const file = 'Content-Disposition: form-data; name="file"; filename="a.jpg"';

/** A body of one part with these bytes. */
function bodyOf(
  bytes: Uint8Array | string,
  { head = [file], boundary = 'b', lineBreak = '\r\n', before = '', after = '' } = {},
): Buffer<ArrayBuffer> {
  const top = [`${before}--${boundary}`, ...head, '', ''].join(lineBreak);
  const bottom = `${lineBreak}--${boundary}--${after}`;
  return Buffer.concat([Buffer.from(top), Buffer.from(bytes), Buffer.from(bottom)]);
}

const read = (body: Buffer<ArrayBuffer>, contentType = plain) =>
  readBodyParts(body, contentType).map(({ name, bytes, isFile }) => [
    name,
    bytes.toString('latin1'),
    isFile,
  ]);

describe('readBodyParts', () => {
  it.each([
    ['as a browser writes it', {}],
    ['lines that end with LF alone', { lineBreak: '\n' }],
    ['a text before', { before: 'This is a message in MIME format.\r\n' }],
    ['an empty line before', { before: '\r\n' }],
    ['a text behind', { after: '\r\nbye' }],
    ['the type before the name', { head: ['Content-Type: image/jpeg', file] }],
    ['headers that say nothing', { head: ['X-Id: 1', file, 'MIME-Version: 1.0'] }],
    ['a length and a transfer', { head: [file, 'Content-Transfer-Encoding: binary'] }],
    ['headers in small letters without a space', { head: [file.toLowerCase().replace(': ', ':')] }],
    ['a header over several lines', { head: [file.replaceAll('; ', ';\r\n ')] }],
    ['a name without quotes', { head: ['Content-Disposition: form-data; name=file; filename=a'] }],
    [
      'parameters in capitals',
      { head: ['Content-Disposition: FORM-DATA; NAME="file"; FILENAME="a"'] },
    ],
    [
      'the file name first',
      { head: ['Content-Disposition: form-data; filename="a"; name="file"'] },
    ],
    [
      'a field named within the file name',
      { head: ['Content-Disposition: form-data; filename="; name=\\"x\\""; name="file"'] },
    ],
    [
      'no file name, but a type',
      { head: [file.split('; filename')[0] ?? '', 'Content-Type: image/png'] },
    ],
    ['an empty file name', { head: [file.replace('a.jpg', '')] }],
    ['a NUL in the file name', { head: [file.replace('a', '\0')] }],
    ['a file name of 20,000 letters', { head: [file.replace('a', '长'.repeat(20_000))] }],
    ['a file name from right to left', { head: [file.replace('a', '\u202Egpj.')] }],
    ['the boundary in the file name', { head: [file.replace('a', '--b')] }],
  ])('reads a file with %s', (_, written) => {
    expect(read(bodyOf('xyz', written))).toEqual([['file', 'xyz', true]]);
  });

  it.each([
    ['b', 'multipart/form-data; charset=utf-8; boundary=b'],
    ['b', 'multipart/form-data; BOUNDARY=b; charset=UTF-8'],
    ['b', 'Multipart/Form-Data;boundary="b"'],
    ['b', 'multipart/form-data; boundary=b ;'],
    ['b x', 'multipart/form-data; boundary="b x"'],
    ["a'()+_,-./:=?", `multipart/form-data; boundary="a'()+_,-./:=?"`],
    ['a:=?/b', 'multipart/form-data; boundary=a:=?/b'],
    ['x'.repeat(100), `multipart/form-data; boundary=${'x'.repeat(100)}`],
    ['----WebKitFormBoundaryA', 'multipart/form-data; boundary=----WebKitFormBoundaryA'],
  ])('reads parts between %s of %s', (boundary, contentType) => {
    expect(read(bodyOf('xyz', { boundary }), contentType)).toEqual([['file', 'xyz', true]]);
  });

  it('gives the bytes as they were, whatever stands in them', () => {
    const pieces = fc.constantFrom('--b', 'b', '\r\n', '\n', '\r', '--', '--bb', '\xff', '\0', ' ');
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 30 }), (chosen) => {
        const bytes = Buffer.from(chosen.join(''), 'latin1');
        // A line with the boundary alone is no part of a file: a sender chooses another boundary.
        const dividing = /(?:^|\n)--b(?:--|[ \t]*\r?\n)/.test(
          `\r\n${bytes.toString('latin1')}\r\n`,
        );
        fc.pre(!dividing);
        expect(read(bodyOf(bytes))).toEqual([['file', bytes.toString('latin1'), true]]);
      }),
    );
  });

  it('reads Base64, and text as text', () => {
    const head = [file, 'Content-Transfer-Encoding: base64'];
    const text = Buffer.from('xyz').toString('base64');
    expect(read(bodyOf(text, { head }))).toEqual([['file', 'xyz', true]]);
    const field = ['Content-Disposition: form-data; name="text"', 'Content-Type: text/plain'];
    expect(read(bodyOf('心', { head: field }))).toEqual([
      ['text', Buffer.from('心').toString('latin1'), false],
    ]);
  });

  it('finds no part where there is none', () => {
    expect(read(Buffer.from('--b--\r\n'))).toEqual([]);
  });

  it.each<[string, Buffer<ArrayBuffer>, string?]>([
    ['without a boundary', bodyOf('x'), 'multipart/form-data'],
    ['with an empty boundary', bodyOf('x'), 'multipart/form-data; boundary='],
    ['of another boundary', bodyOf('x'), 'multipart/form-data; boundary=c'],
    ['that breaks off before its last line', bodyOf('x').subarray(0, -7)],
    ['that breaks off within its last line', bodyOf('x').subarray(0, -1)],
    ['with a part without a name', bodyOf('x', { head: ['Content-Disposition: form-data'] })],
    ['with a part without a head', bodyOf('x', { head: [] })],
    [
      'in a writing that no form has',
      bodyOf('x', { head: [file, 'Content-Transfer-Encoding: quoted-printable'] }),
    ],
    ['of parts without end', Buffer.from(`--b\r\n${file}\r\n\r\n\r\n`.repeat(101) + '--b--')],
  ])('refuses a body %s', (_, body, contentType) => {
    expect(() => read(body, contentType)).toThrow('malformedBody');
  });

  // A reader that looks at each beginning to the end of the body would not come back within the patience of a test.
  it('is done with a body of nothing but beginnings', () => {
    expect(() => read(Buffer.from('\r\n--b'.repeat(1_000_000)))).toThrow('malformedBody');
  });
});
