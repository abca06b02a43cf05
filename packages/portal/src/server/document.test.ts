import type { RouteMeta } from '@xinglin/routes';
import { describe, expect, test } from 'vitest';
import { documentStart, type DocumentParts } from './document';

const start = (meta: Partial<RouteMeta>, parts: Partial<DocumentParts> = {}): string => {
  const { beforeStyles, afterStyles } = documentStart({
    preferences: { locale: 'en', mode: 'standard', theme: 'system', city: null },
    head: { title: 'Doctors - Xinglin', description: null },
    keywords: null,
    meta: { title: 'directory:doctor.title', ...meta },
    facts: null,
    origin: 'https://www.h5.xinglin.example',
    base: '',
    channel: null,
    themeColor: '#0b7a75',
    assets: null,
    styles: [],
    assistantOrigin: null,
    scripts: [],
    nonce: 'once',
    ...parts,
  });
  return `${beforeStyles}/* styles */${afterStyles}`;
};

describe('the head of a document', () => {
  test('says nothing the row does not', () => {
    const html = start({});
    expect(html).toContain('<html lang="en">');
    expect(html).toContain('<title>Doctors - Xinglin</title>');
    expect(html).not.toMatch(/name="(?:description|keywords|robots)"|rel="canonical"|class=/);
  });

  test.each([
    [
      'description',
      start({}, { head: { title: '', description: 'Find "one"' } }),
      '<meta name="description" content="Find &quot;one&quot;">',
    ],
    [
      'keywords',
      start({}, { keywords: 'doctor,<clinic>' }),
      '<meta name="keywords" content="doctor,&lt;clinic&gt;">',
    ],
    [
      'canonical address',
      start({ canonical: '/' }),
      '<link rel="canonical" href="https://www.h5.xinglin.example/">',
    ],
    [
      'canonical address of its data, before that of the row',
      start({ canonical: '/' }, { facts: { canonical: '/diseasepage/asthma' } }),
      '<link rel="canonical" href="https://www.h5.xinglin.example/diseasepage/asthma">',
    ],
    [
      'data for machines, which cannot end its element',
      start({}, { facts: { structuredData: { name: '</script>' } } }),
      '<script type="application/ld+json">{"name":"\\u003c/script\\u003e"}</script>',
    ],
    [
      'class',
      start({ htmlClassName: 'wide" x="' }),
      '<html lang="en" class="wide&quot; x=&quot;">',
    ],
    ['noIndex', start({ noIndex: true }), '<meta name="robots" content="noindex">'],
    [
      'requirement, which keeps it out of search engines',
      start({ requires: ['login'] }),
      '<meta name="robots" content="noindex">',
    ],
  ])('has its %s', (_, html, tag) => {
    expect(html).toContain(tag);
  });

  test('holds its styles and names their files, switched off, so that none is fetched twice', () => {
    expect(start({}, { styles: ['/a.css', '/b.css'] })).toContain(
      '<style nonce="once">/* styles */</style><link rel="stylesheet" href="/a.css" disabled><link rel="stylesheet" href="/b.css" disabled></head>',
    );
    expect(start({})).not.toContain('<style');
  });
});
