import { describe, expect, it } from 'vitest';
import { elementOf, openPush } from './pushed-message';

/** The example of the messaging app's own documentation. */
const platform = {
  appId: 'wx5823bf96d3bd56c7',
  token: 'QDG6eK',
  aesKey: 'jWmYm7qr5nMoAUwZRjGtBxmz3KA1tkAj3ykkR6q2B2C',
};
const facts = {
  timestamp: '1409659813',
  nonce: '1372623149',
  signature: '477715d11cdb4164915debcba66cb864d751f3e6',
};
const sealed =
  'RypEvHKD8QQKFhvQ6QleEB4J58tiPdvo+rtK1I9qca6aM/wvqnLSV5zEPeusUiX5L5X/0lWfrf0QADHHhGd3QczcdCUpj911L3vg3W/sYYvuJTs3TUUkSUXxaccAS0qhxchrRYt66wiSpGLYL42aM6A8dTT+6k4aSknmPj48kzJs8qLjvd4Xgpue06DOdnLxAUHzM6+kDZ+HMZfJYuR+LtwGc2hgf5gsijff0ekUNXZiqATP7PF5mZxZ3Izoun1s4zG4LUMnvw2r+KqCKIw+3IQH03v+BCA9nMELNqbSf6tiWSrXJB3LAVGUcallcrw8V2t9EL4EhzJWrQUax5wLVMNS0+rUPA3k22Ncx4XXZS9o0MBH27Bo6BpNelZpS+/uh9KsNlY6bHCmJU9p8g7m3fVKn28H3KDYA5Pl/T8Z1ptDAVe0lXdQ2YoyyH2uyPIGHBZZIs2pDBS8R07+qN+E7Q==';
const body = `<xml><ToUserName><![CDATA[a]]></ToUserName><Encrypt><![CDATA[${sealed}]]></Encrypt></xml>`;

describe('an element', () => {
  it.each([
    ['<a>1</a>', '1'],
    ['<a>\n  1\n</a>', '1'],
    ['<a><![CDATA[1]]></a>', '1'],
    ['<a>\r\n\t<![CDATA[1]]>\r\n</a>', '1'],
    ['<a><![CDATA[]]></a>', ''],
    ['<a><![CDATA[ticket@@@[1]=]]></a>', 'ticket@@@[1]='],
    ['<a><![CDATA[1]]]></a>', '1]'],
    ['<a><![CDATA[<b>]] ></b>]]></a>', '<b>]] ></b>'],
    ['<!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]><a>&e;</a>', '&e;'],
    ['<a x="1">1</a>', null],
    ['<a><b>1</b></a>', null],
    ['<a>1', null],
    ['<a><![CDATA[1</a>', null],
    ['', null],
  ])('in %j is %j', (xml, text) => {
    expect(elementOf(xml, 'a')).toBe(text);
  });

  it.each([
    ['openings', '<a><![CDATA[]'],
    ['openings without an end', '<a><![CDATA['],
    ['spaces', ' '],
    ['line ends', '\r\n'],
    ['marks of an end', ']]'],
  ])('is looked for in a body of %s without waiting long', (_kind, piece) => {
    const xml = `<a>${piece.repeat(16_384 / piece.length)}`;
    const start = performance.now();
    expect(elementOf(xml, 'a')).toBeNull();
    expect(performance.now() - start).toBeLessThan(1000);
  });
});

describe('a push', () => {
  it('is opened as the messaging app documents it', () => {
    const message = openPush(platform, facts, body);
    expect(elementOf(message ?? '', 'ToUserName')).toBe('wx5823bf96d3bd56c7');
    expect(elementOf(message ?? '', 'CreateTime')).toBe('1409659813');
    expect(elementOf(message ?? '', 'Nothing')).toBeNull();
  });

  it.each([
    ['another platform', { ...platform, appId: 'wx1' }, facts, body],
    ['another token', { ...platform, token: 'other' }, facts, body],
    ['another moment', platform, { ...facts, timestamp: '1409659814' }, body],
    ['no signature', platform, { ...facts, signature: '' }, body],
    ['a changed message', platform, facts, body.replace('RypEv', 'RypEw')],
    ['another key', { ...platform, aesKey: 'a'.repeat(43) }, facts, body],
    ['no message', platform, facts, '<xml></xml>'],
  ])('of %s is not', (_, who, about, text) => {
    expect(openPush(who, about, text)).toBeNull();
  });
});
