import { guidedPeople } from '@xinglin/contract';
import { describe, expect, it } from 'vitest';
import { guideStep, noneOfThese, type GuideAnswers } from './guide';
import { readAreas, readWords } from './word-files';

const step = (answers: Partial<GuideAnswers> = {}) => guideStep({ also: [], ...answers });
const keysOf = ({ next }: ReturnType<typeof step>) => next?.options.map(({ key }) => key) ?? [];

describe('the guide', () => {
  it('asks for whom, where, what, and what comes with it', () => {
    expect(step().next?.question).toBe('whom');
    expect(keysOf(step())).toEqual(guidedPeople);
    expect(step({ whom: 'man' }).next?.question).toBe('area');
    expect(step({ whom: 'man', area: 'chest' }).next?.question).toBe('complaint');
    const chest = step({ whom: 'man', area: 'chest', complaint: 'chest-tightness' });
    expect(chest.next?.question).toBe('also');
    expect(keysOf(chest)).toEqual([
      'sweating',
      'short-of-breath',
      'fainting',
      'arm-pain',
      noneOfThese,
    ]);
  });

  it('ends at departments with a reason once there is nothing else', () => {
    const { next, care, answers } = step({
      whom: 'man',
      area: 'chest',
      complaint: 'chest-tightness',
      also: [noneOfThese],
    });
    expect(next).toBeNull();
    expect(care.redFlags).toEqual([]);
    expect(care.departments[0]?.departmentId).toBe('cardiology');
    expect(care.departments[0]?.reason).not.toBeNull();
    expect(answers.map(({ key }) => key)).toEqual(['man', 'chest', 'chest-tightness', 'none']);
  });

  it.each<[Partial<GuideAnswers>, string]>([
    [{ whom: 'man', area: 'chest', complaint: 'chest-pain' }, 'heart-attack'],
    [
      { whom: 'woman', area: 'chest', complaint: 'chest-tightness', also: ['sweating'] },
      'heart-attack',
    ],
    [{ whom: 'newborn', area: 'general', complaint: 'fever' }, 'infant-fever'],
    [{ whom: 'youngInfant', area: 'general', complaint: 'fever' }, 'infant-fever'],
    [{ whom: 'child', area: 'general', complaint: 'fever', also: ['rash'] }, 'sick-child'],
    [{ whom: 'pregnant', area: 'women', complaint: 'abnormal-bleeding' }, 'pregnancy-danger'],
    [
      { whom: 'man', area: 'general', complaint: 'fever', also: ['headache', 'vomiting'] },
      'meningitis-signs',
    ],
  ])('%j cannot wait: %s', (answers, flag) => {
    const { care, next } = step(answers);
    expect(care.redFlags.map(({ id }) => id)).toContain(flag);
    expect(next).toBeNull();
  });

  it('sends a child and a newborn to departments of their own', () => {
    const cough = { area: 'chest', complaint: 'cough', also: [noneOfThese] };
    const first = (whom: string) => step({ ...cough, whom }).care.departments[0]?.departmentId;
    expect([first('man'), first('child'), first('newborn')]).toEqual([
      'respiratory',
      'paediatrics',
      'neonatology',
    ]);
  });

  it('asks nobody about what others have', () => {
    expect(keysOf(step({ whom: 'man' }))).not.toContain('women');
    expect(keysOf(step({ whom: 'man' }))).not.toContain('children');
    expect(keysOf(step({ whom: 'child' }))).toContain('children');
  });

  it('takes no answer that it did not offer, and none after it', () => {
    for (const answers of [
      { whom: 'nobody', area: 'chest' },
      { whom: 'constructor', area: 'chest' },
    ])
      expect(step(answers)).toEqual(step());
    expect(step({ whom: 'man', area: 'women', complaint: 'period-pain' })).toEqual(
      step({ whom: 'man' }),
    );
    const headache = { whom: 'man', area: 'nerves', complaint: 'headache' };
    expect(step({ ...headache, also: ['hair-loss', noneOfThese] })).toEqual(step(headache));
  });

  it('leads somewhere from every answer, always by the table', () => {
    const known = new Set(readWords().departments.map(({ id }) => id));
    let ways = 0;
    for (const whom of guidedPeople)
      for (const area of keysOf(step({ whom })))
        for (const complaint of keysOf(step({ whom, area }))) {
          const { next, care } = step({ whom, area, complaint, also: [noneOfThese] });
          expect(next, `${whom} ${area} ${complaint}`).toBeNull();
          expect(care.departments.length, `${whom} ${area} ${complaint}`).toBeGreaterThan(0);
          for (const { departmentId } of care.departments) expect(known).toContain(departmentId);
          ways += 1;
        }
    expect(ways).toBeGreaterThan(1000);
  });

  it('has every complaint in one area', () => {
    const inAreas = readAreas().flatMap(({ complaints }) => complaints.map(({ id }) => id));
    expect(inAreas.toSorted()).toEqual(
      readWords()
        .complaints.map(({ id }) => id)
        .toSorted(),
    );
  });
});
