import { domains, placesOf, shapeTreeOf, type CallDefinition } from '@xinglin/contract';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { redact } from './redact';
import { redactInput, redactOutput } from './redact-calls';

const calls = Object.values(domains).flatMap((domain) => Object.entries<CallDefinition>(domain));
const free = '沈家弄';
const otherSamples = [true, 7, '2020-01-02', '2026-12-01T08:30:00+08:00'];

/** The steps of `items[].keys{}`: names of fields, `[]` into a list, `{}` for a key. */
const stepsOf = (path: string) => path.match(/\[\]|\{\}|\*|[^.[\]{}*]+/gu) ?? [];

/** A request or an answer that has the value at the path, and nothing else. */
const whole = (path: string, leaf: unknown): unknown =>
  stepsOf(path).reduceRight<unknown>((inner, step) => {
    if (step === '[]') return [inner];
    return step === '{}' ? { [String(inner)]: 1 } : { [step === '*' ? 'one' : step]: inner };
  }, leaf);

/** What is printed at the path; undefined where something around it is hidden. */
const printedAt = (path: string, text: string): unknown =>
  stepsOf(path).reduce<unknown>((value, step) => {
    if (typeof value !== 'object' || value === null) return undefined;
    if (step === '{}') return Object.keys(value)[0];
    const entry = Object.entries(value).find(([name]) =>
      step === '[]' || step === '*' ? true : name === step,
    );
    return entry?.[1];
  }, JSON.parse(text));

const places = calls.flatMap(([name, { path: call, request, response }]) =>
  [['sent', request, redactInput] as const, ['answered', response, redactOutput] as const].flatMap(
    ([side, shape, print]) =>
      placesOf(shapeTreeOf(shape)).map((place) => ({
        ...place,
        label: `${name}, ${side}: ${place.path}`,
        samples: [
          free,
          ...otherSamples,
          ...(place.schema instanceof z.ZodEnum ? place.schema.options : []),
        ],
        shows: (sample: unknown) =>
          printedAt(place.path, print(call, JSON.stringify(whole(place.path, sample)), false)) ===
          sample,
        showedByNameAlone: (sample: unknown) =>
          printedAt(place.path, redact(JSON.stringify(whole(place.path, sample)))) === sample,
      })),
  ),
);

it('prints no text of a field of the contract that is not marked loggable', () => {
  expect(places.length).toBeGreaterThan(5000);
  const shown = places.filter(({ shows }) => shows(free));
  expect(shown.length).toBeGreaterThan(500);
  expect(shown.filter(({ marks }) => !marks.loggable || marks.private)).toEqual([]);
});

it('prints no value of a field that is marked private', () => {
  const ofPeople = places.filter(({ marks }) => marks.private);
  expect(ofPeople.length).toBeGreaterThan(30);
  const shown = ofPeople.filter(({ samples, shows }) => samples.some(shows));
  expect(shown.map(({ label }) => label)).toEqual([]);
});

it('prints nothing that is hidden by the look or the name alone', () => {
  const opened = places.flatMap(({ label, samples, shows, showedByNameAlone }) =>
    samples.filter((sample) => shows(sample) && !showedByNameAlone(sample)).map(() => label),
  );
  expect(opened).toEqual([]);
});

it('prints what ties the steps of a journey together', () => {
  const labels = new Set(places.filter(({ shows }) => shows(free)).map(({ label }) => label));
  expect(
    [
      'getRegistrationOrder, sent: orderNo',
      'submitRegistrationOrder, sent: patientId',
      'followDpchat, sent: cursors{}',
      'listPatients, answered: items[].patientId',
    ].filter((label) => !labels.has(label)),
  ).toEqual([]);
});
