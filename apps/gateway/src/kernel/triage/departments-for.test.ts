import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toTraditional } from '../../platform/translate';
import { departmentsFor } from './departments-for';
import { readWords } from './word-files';

const { complaints, redFlags } = readWords();
const firstFor = (...asked: Parameters<typeof departmentsFor>) =>
  departmentsFor(...asked).departments[0]?.departmentId;
const flagsFor = (...asked: Parameters<typeof departmentsFor>) =>
  departmentsFor(...asked).redFlags.map(({ id }) => id);

describe('the first department', () => {
  it.each([
    ['肚子一阵一阵地疼', 'gastroenterology'],
    ['甲状腺上有个结节', 'breast-thyroid'],
    ['手指关节早上发僵', 'rheumatology'],
    ['大姨妈推迟了十天', 'gynaecology'],
    ['我的小便有泡沫', 'nephrology'],
    ['脚崴了', 'orthopaedics'],
    ['挂心内科', 'cardiology'],
    ['发烧三天了嗓子疼', 'respiratory'],
    ['my head hurts and I feel dizzy', 'neurology'],
    ['pain in my left knee', 'orthopaedics'],
    ['lump in my breast', 'breast-thyroid'],
  ])('for “%s” is %s', (text, department) => {
    expect(firstFor(text)).toBe(department);
  });

  it('comes with the words that led there and a reason', () => {
    expect(departmentsFor('打呼噜，脸上长痘').departments.slice(0, 2)).toMatchObject([
      {
        departmentId: 'ear-nose-throat',
        words: ['打呼噜'],
        reason: [expect.any(String), expect.any(String)],
      },
      { departmentId: 'dermatology', words: ['脸上长痘'] },
    ]);
  });

  it('names the people whom it is for', () => {
    expect(departmentsFor('宝宝半夜发烧').departments[0]).toMatchObject({
      departmentId: 'paediatrics',
      words: ['发烧', '宝宝'],
      // That of a fever speaks of adults.
      reason: null,
    });
  });

  it('is the one that several words share', () => {
    expect(firstFor('尿频')).toBe('urology');
    expect(firstFor('尿频，还老是口渴')).toBe('endocrinology');
  });

  it('is of nothing for what says nothing', () => {
    for (const text of ['', '  ', '？！', '你好', '12345', 'the weather'])
      expect(departmentsFor(text)).toEqual({
        departments: [],
        redFlags: [],
        diseases: [],
        corrections: [],
      });
  });

  it('is not of what is denied, but of what is asked', () => {
    expect(firstFor('没有发烧，只是脸上长痘')).toBe('dermatology');
    expect(departmentsFor('没有发烧').departments).toEqual([]);
    expect(firstFor('有没有发烧')).toBe('respiratory');
    expect(flagsFor('不胸痛')).toEqual([]);
  });
});

describe('what was not typed as it is written', () => {
  it.each([
    ['toutong', '头痛'],
    ['tou tong', '头痛'],
    ['tangniao', '糖尿病'],
    ['xnk', '心内科'],
    ['感帽', '感冒'],
    ['糖料病', '糖尿病'],
    ['荨麻诊', '荨麻疹'],
    ['haedache', 'headache'],
    ['pnuemonia', 'pneumonia'],
  ])('“%s” is taken for %s, and told', (typed, meant) => {
    const { corrections, departments } = departmentsFor(typed);
    expect(corrections).toEqual([{ typed, meant }]);
    expect(departments).toEqual(departmentsFor(meant).departments);
  });

  it.each([
    '吃东西咽不下去',
    '情绪低落不想上班',
    '蹲久了站起来眼前发黑',
    '我想去医院看看医生',
    // 放了 sounds like 放疗, and ST is no tongue (shetou).
    '我放了',
    '报告写着 ST',
  ])('“%s” is left as it is', (typed) => {
    expect(departmentsFor(typed).corrections).toEqual([]);
  });

  it('is found in Traditional as in Simplified, for every word', () => {
    const placesFor = (text: string) =>
      departmentsFor(text).departments.map(({ departmentId }) => departmentId);
    for (const { words } of complaints)
      for (const word of words)
        expect(placesFor(toTraditional(word)), word).toEqual(placesFor(word));
  });
});

describe('a child, an expectant mother, a man', () => {
  it('see departments of their own', () => {
    expect(firstFor('咳嗽')).toBe('respiratory');
    for (const text of ['宝宝咳嗽', '3岁咳嗽', '三岁咳嗽', 'my 3 year old has a cough'])
      expect(firstFor(text), text).toBe('paediatrics');
    expect(firstFor('咳嗽', { age: 5 })).toBe('paediatrics');
    expect(firstFor('发热', { age: 0 })).toBe('neonatology');
    expect(firstFor('孩子骨折了')).toBe('orthopaedics');
    // 孩子发烧 is a word of its own.
    expect(firstFor('孩子发烧抽搐')).toBe('paediatrics');
    expect(firstFor('早产儿随访')).toBe('neonatology');
    expect(firstFor('怀孕了感冒')).toBe('obstetrics');
  });

  it('are told apart from the parent who asks', () => {
    expect(firstFor('孩子咳嗽', { age: 35 })).toBe('paediatrics');
    expect(firstFor('38岁咳嗽')).toBe('respiratory');
    expect(firstFor('咳嗽三个月')).toBe('respiratory');
  });

  it('are not sent where they are not seen', () => {
    const places = (whom: { age?: number; sex?: 'male' }) =>
      departmentsFor('小腹痛，不长个', whom).departments.map(({ departmentId }) => departmentId);
    expect(places({})).toEqual(expect.arrayContaining(['gynaecology', 'child-health']));
    expect(places({ age: 40, sex: 'male' })).not.toEqual(expect.arrayContaining(['gynaecology']));
    expect(places({ age: 40, sex: 'male' })).not.toContain('child-health');
  });
});

describe('red flags', () => {
  it.each([
    ['胸口疼，出冷汗', 'heart-attack'],
    ['胸闷喘不上气', 'heart-attack'],
    ['嘴歪了，说话不清', 'stroke-signs'],
    ['半边身子不能动', 'stroke-signs'],
    ['孩子抽搐叫不醒', 'fitting'],
    ['晕倒了没反应', 'unconscious'],
    ['手指割破血流不止', 'heavy-bleeding'],
    ['两个月大宝宝发热', 'infant-fever'],
    ['孕妇出血', 'pregnancy-danger'],
    ['怀孕肚子疼', 'pregnancy-danger'],
    ['右下腹疼', 'acute-belly'],
    ['磕到头后一直吐', 'head-injury-signs'],
    ['起荨麻疹喘不上气', 'severe-allergy'],
    ['发烧头痛还呕吐', 'meningitis-signs'],
    ['孩子吞了纽扣电池', 'swallowed'],
    ['不想活了', 'harming-oneself'],
    ['腰疼大小便失禁', 'spine-emergency'],
    ['一条腿突然肿了还喘不上气', 'lung-clot'],
    ['chest pain and sweating', 'heart-attack'],
    ["my dad can't breathe", 'cannot-breathe'],
    ['I am pregnant and bleeding', 'pregnancy-danger'],
    ['heavy bleeding', 'heavy-bleeding'],
  ])('“%s” raises %s', (text, flag) => {
    expect(flagsFor(text)).toContain(flag);
  });

  it('are raised by each of their own words, in Traditional too', () => {
    for (const { id, words, english } of redFlags)
      for (const word of [...words, ...words.map((text) => toTraditional(text)), ...english])
        expect(flagsFor(word), word).toContain(id);
  });

  it('know the age of the person', () => {
    expect(flagsFor('发热', { age: 0.1 })).toContain('infant-fever');
    expect(flagsFor('发热', { age: 30 })).toEqual([]);
  });

  it('are not raised by everyday trouble', () => {
    for (const text of ['感冒流鼻涕', '脸上长痘', '膝盖疼', '便秘', '失眠', '近视', 'runny nose'])
      expect(flagsFor(text), text).toEqual([]);
  });

  it('have those first for which 120 is called', () => {
    const urgencies = departmentsFor('右下腹疼，叫不醒').redFlags.map(({ urgency }) => urgency);
    expect(urgencies).toEqual(['call120', 'goNow']);
  });
});

describe('any text', () => {
  const pieces = complaints.flatMap(({ words, english }) => [words[0] ?? '', english[0] ?? '']);
  const text = fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 300 }),
    fc
      .array(fc.constantFrom(...pieces, '，', ' ', '没有', '宝宝', '3岁', '怀孕'), {
        maxLength: 30,
      })
      .map((parts) => parts.join('')),
  );

  it('answers the same each time, with at most five departments, the best first', () => {
    fc.assert(
      fc.property(text, (typed) => {
        const answer = departmentsFor(typed);
        expect(departmentsFor(typed)).toEqual(answer);
        const scores = answer.departments.map(({ score }) => score);
        expect(scores).toEqual(scores.toSorted((one, other) => other - one));
        expect(scores.length).toBeLessThanOrEqual(5);
        const ids = answer.departments.map(({ departmentId }) => departmentId);
        expect(new Set(ids).size).toBe(ids.length);
      }),
      { numRuns: 300 },
    );
  });

  it('has every complaint by each of its own words', () => {
    for (const { id, words, english, departments } of complaints)
      for (const word of [...words, ...english]) {
        const places = departmentsFor(word).departments.map(({ departmentId }) => departmentId);
        const own = Object.keys(departments);
        expect(
          places.some(
            (place) =>
              own.includes(place) ||
              place === 'paediatrics' ||
              place === 'neonatology' ||
              place === 'obstetrics',
          ),
          `${word} of ${id}`,
        ).toBe(true);
      }
  });
});
