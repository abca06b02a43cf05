import type { Bundle, Composition } from 'fhir/r4';
import { expect } from 'vitest';
import { faultsOf } from './fhir-faults';

/** How R4 writes dates and moments, by field; the validator reads no formats. */
const formats = {
  birthDate: /^\d{4}(?:-(?:0[1-9]|1[0-2])(?:-(?:0[1-9]|[12]\d|3[01]))?)?$/,
  moment:
    /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])T[0-2]\d:[0-5]\d:[0-5]\d(?:\.\d+)?(?:Z|[+-]\d\d:\d\d)$/,
};

/** What a FHIR document must be: composition first, every reference resolved, the summary's required sections. */
export function expectSound(bundle: Bundle): void {
  expect(bundle).toMatchObject({ resourceType: 'Bundle', type: 'document' });
  expect(faultsOf(bundle)).toEqual([]);
  for (const { resource } of bundle.entry ?? []) expect(resource && faultsOf(resource)).toEqual([]);
  const written = JSON.stringify(bundle);
  for (const [, birthDate] of written.matchAll(/"birthDate":"([^"]*)"/g))
    expect(birthDate).toMatch(formats.birthDate);
  for (const [, moment] of written.matchAll(/"(?:start|end|created|date|timestamp)":"([^"]*)"/g))
    expect(moment).toMatch(formats.moment);
  expect(bundle.identifier?.value).toBeTruthy();
  expect(Number.isNaN(Date.parse(bundle.timestamp ?? ''))).toBe(false);
  const entries = bundle.entry ?? [];
  const urls = new Set(entries.map(({ fullUrl }) => fullUrl));
  expect(urls.size).toBe(entries.length);
  for (const { fullUrl, resource } of entries) {
    expect(fullUrl).toBe(`urn:uuid:${resource?.id}`);
    expect(resource?.id).toMatch(/^[A-Za-z0-9.-]{1,64}$/);
  }
  const references = [...JSON.stringify(bundle).matchAll(/"reference":"([^"]+)"/g)];
  for (const [, reference] of references) expect(urls).toContain(reference);
  const composition = entries[0]?.resource as Composition;
  expect(composition.resourceType).toBe('Composition');
  const codes = composition.section?.map(({ code }) => code?.coding?.[0]?.code);
  expect(codes).toEqual(expect.arrayContaining(['11450-4', '48765-2', '10160-0']));
  for (const section of composition.section ?? []) {
    // A section says something or why it says nothing.
    expect(
      section.entry !== undefined || section.emptyReason !== undefined || section.text,
    ).toBeTruthy();
    expect(section.text?.div).toMatch(
      /^<div xmlns="http:\/\/www\.w3\.org\/1999\/xhtml" lang="([\w-]+)" xml:lang="\1">/,
    );
  }
}
