import { describe, expect, it } from 'vitest';
import { standardDepartmentList } from '../../domains/directory/seed/standard-departments';
import { readKnowledge, type KnowledgeEntry } from './knowledge-files';

const entries = readKnowledge();
const departments = new Set(standardDepartmentList.map(({ id }) => id));
const sections = ['what', 'goAtOnce', 'whichDepartment', 'bring', 'ask'] as const;

const repeated = (values: readonly string[]) =>
  values.filter((value, place) => values.indexOf(value) !== place);
const sentencesOf = (entry: KnowledgeEntry) => sections.flatMap((section) => entry[section]);

describe('the knowledge base', () => {
  it('has no id and no name twice', () => {
    expect(repeated(entries.map(({ id }) => id))).toEqual([]);
    expect(
      repeated(entries.flatMap(({ name, otherNames }) => [name[0], ...otherNames[0]])),
    ).toEqual([]);
    expect(
      repeated(
        entries.flatMap(({ name, otherNames }) =>
          [name[1], ...otherNames[1]].map((text) => text.toLowerCase()),
        ),
      ),
    ).toEqual([]);
  });

  it.each(entries)('$id leads to departments there are', (entry) => {
    for (const id of [...entry.departments, ...(entry.childDepartments ?? [])])
      expect(departments, id).toContain(id);
  });

  it.each(entries)('$id is plain: short sentences that end', (entry) => {
    for (const [chinese, english] of sentencesOf(entry)) {
      expect(chinese).toMatch(/[。？]$/u);
      expect(english).toMatch(/[.?]$/u);
      expect(chinese.length, chinese).toBeLessThanOrEqual(90);
      expect(english.length, english).toBeLessThanOrEqual(240);
    }
    for (const [chinese, english] of entry.ask) {
      expect(chinese).toMatch(/？$/u);
      expect(english).toMatch(/\?$/u);
    }
  });

  it.each(entries)(
    '$id names no medicine and no dose, and finds nothing out by itself',
    (entry) => {
      for (const [chinese, english] of sentencesOf(entry)) {
        expect(chinese).not.toMatch(
          /毫克|[一二三两\d]片|[一二三两\d]粒|阿司匹林|布洛芬|对乙酰氨基酚|阿莫西林|头孢|青霉素|激素药|您得了|你得了/u,
        );
        expect(english).not.toMatch(
          /\bmg\b|\btablets? (a|per) day|aspirin|ibuprofen|paracetamol|acetaminophen|amoxicillin|penicillin|you have got/iu,
        );
      }
    },
  );

  it.each(entries)('$id says where to go at once when it cannot wait', (entry) => {
    const chinese = entry.goAtOnce.map(([text]) => text).join('');
    const english = entry.goAtOnce.map(([, text]) => text).join(' ');
    expect(chinese).toMatch(/急诊|120/u);
    expect(english).toMatch(/emergency|120/u);
  });
});
