import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { escapeHtml, plainPage } from './plain-page';

const page = { title: '<收银台>', body: '<h1>1</h1>', locale: 'en', status: 200 } as const;

it('names the very style sheet it sends, and where its form may lead', async () => {
  const response = plainPage({ ...page, leadsTo: 'https://portal.example.org/a?b=1' });
  const html = await response.text();
  const sent = /<style>(.*)<\/style>/s.exec(html)?.[1] ?? '';
  const hash = createHash('sha256').update(sent).digest('base64');
  const policy = response.headers.get('content-security-policy') ?? '';
  expect(policy).toContain(`style-src 'sha256-${hash}'`);
  expect(policy).toContain("form-action 'self' https://portal.example.org;");
  expect(html).toContain('<html lang="en">');
  expect(html).toContain('<title>&#60;收银台&#62;</title>');
});

it('escapes whatever could begin or end markup', () => {
  expect(escapeHtml(`<a href="x" title='y'>&</a>`)).not.toMatch(/[<>"']|&(?!#\d+;)/);
});
