import type { Appointment, Composition } from 'fhir/r4';
import { describe, expect, it } from 'vitest';
import { faultsOf } from '../../testing/fhir-faults';
import { patientSummary, type SummarySource } from './patient-summary';
import { expectSound } from '../../testing/sound-bundle';

describe('a patient summary', () => {
  const source: SummarySource = {
    patient: {
      patientId: 'p',
      name: '王<b>&',
      gender: 'female',
      birthDate: '1951-02-03',
      mobile: '13900000000',
      cardType: 'idCard',
      cardNo: '11010519491231002X',
    },
    visits: ['confirmed', 'completed', 'refunded', 'noShow'].map((status, at) => ({
      orderNo: `R${at}`,
      status,
      startsAt: new Date('2026-11-22T00:00:00Z'),
      endsAt: new Date('2026-11-22T00:30:00Z'),
      timeZone: 'Asia/Shanghai',
      createdAt: new Date('2026-11-20T00:00:00Z'),
      doctorName: '沈知远',
      hospitalName: '<script>',
      departmentName: '心内科',
    })),
    now: new Date('2026-11-21T00:00:00Z'),
    exportId: 'e',
    newUuid: () => crypto.randomUUID(),
    words: {
      language: 'en',
      title: 'Summary',
      author: 'Xinglin',
      problems: 'Problems',
      allergies: 'Allergies',
      medications: 'Medications',
      visits: 'Visits',
      unknown: 'Not here',
      none: 'None',
      document: 'Chinese ID card',
    },
  };

  it('holds each visit with its state, and nothing as markup', () => {
    const bundle = patientSummary(source);
    expectSound(bundle);
    const appointments = (bundle.entry ?? []).flatMap(({ resource }) =>
      resource?.resourceType === 'Appointment' ? [(resource as Appointment).status] : [],
    );
    expect(appointments).toEqual(['booked', 'fulfilled', 'cancelled', 'noshow']);
    const composition = bundle.entry?.[0]?.resource as Composition;
    expect(composition.section?.map(({ text }) => text?.div).join('')).not.toContain('<script>');
  });

  it('says to people what it says in their language and the zone of the hospital', () => {
    const [composition, person] = (patientSummary(source).entry ?? []).map(
      ({ resource }) => resource,
    );
    const sections = (composition as Composition).section ?? [];
    expect(sections.map(({ code }) => code?.text)).toEqual(sections.map(({ title }) => title));
    expect(sections.at(-1)?.text?.div).toMatch(/ lang="en" xml:lang="en">Nov 22, 2026 08:00 /);
    expect(person).toMatchObject({ identifier: [{ type: { text: 'Chinese ID card' } }] });
  });

  it.each([
    ['Asia/Urumqi', 'zh-CN', '2026年11月22日 06:00'],
    ['Europe/Rome', 'en', 'Nov 22, 2026 01:00'],
    ['America/New_York', 'en', 'Nov 21, 2026 19:00'],
  ])('tells a visit in %s on the clock of that hospital', (timeZone, language, said) => {
    const [visit] = source.visits;
    if (visit === undefined) throw new Error('no visit');
    const words = { ...source.words, language };
    const bundle = patientSummary({ ...source, visits: [{ ...visit, timeZone }], words });
    const composition = bundle.entry?.[0]?.resource as Composition;
    expect(composition.section?.at(-1)?.text?.div).toContain(`>${said} `);
  });

  it('is read by the definitions of R4, which would find a fault', () => {
    const person = patientSummary(source).entry?.[1]?.resource;
    expect(faultsOf({ ...person, resourceType: 'Patient', gender: 'none' })).toEqual([
      'Patient.gender: Code "none" not found in value set',
    ]);
    expect(faultsOf({ ...person, resourceType: 'Patient', nickname: '小王' })).toEqual([
      'Patient.nickname: Unexpected property',
    ]);
  });

  it('without a document or a visit says so', () => {
    const bundle = patientSummary({
      ...source,
      patient: { ...source.patient, cardNo: null },
      visits: [],
    });
    expectSound(bundle);
    expect(bundle.entry?.[1]?.resource).not.toHaveProperty('identifier');
    expect(bundle.entry).toHaveLength(3);
  });
});
