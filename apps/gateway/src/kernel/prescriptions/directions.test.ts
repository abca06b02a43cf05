import { describe, expect, it } from 'vitest';
import { directionsText, type Dose } from './directions';

const once: Dose = { amount: 1, unit: 'tablet', frequency: 'onceDaily', timing: 'anyTime' };

describe('how a medicine is taken', () => {
  it.each<[Partial<Dose>, string, string]>([
    [
      {},
      '每天 1 次，每次 1 片，什么时候吃都行',
      'Once a day, 1 tablet each time, with or without food',
    ],
    [{ frequency: 'everyNight' }, '每晚 1 片', 'Every night, 1 tablet'],
    [
      { timing: 'emptyStomach' },
      '每天早上 1 片，空腹',
      'Every morning, 1 tablet, on an empty stomach',
    ],
    [
      { frequency: 'threeTimesDaily', timing: 'afterMeal', amount: 2, unit: 'capsule' },
      '每天 3 次，每次 2 粒，饭后',
      '3 times a day, 2 capsules each time, after a meal',
    ],
    [
      { amount: 0.5, timing: 'bedtime' },
      '每天 1 次，每次半片，睡前',
      'Once a day, half a tablet each time, at bedtime',
    ],
    [
      { amount: 2.5, unit: 'ml', frequency: 'twiceDaily' },
      '每天 2 次，每次 2.5 毫升，什么时候吃都行',
      'Twice a day, 2.5 ml each time, with or without food',
    ],
    [
      { amount: 2, unit: 'puff', frequency: 'asNeeded' },
      '必要时用，每次 2 揿',
      'When needed, 2 puffs each time',
    ],
    [
      { amount: 12, unit: 'unit' },
      '每天 1 次，每次 12 单位，什么时候用都行',
      'Once a day, 12 units each time, at any time of day',
    ],
    [
      { frequency: 'everyOtherDay', timing: 'withMeal' },
      '隔天 1 次，每次 1 片，吃饭时',
      'Every other day, 1 tablet each time, with a meal',
    ],
    [
      { frequency: 'onceWeekly', timing: 'beforeMeal' },
      '每周 1 次，每次 1 片，饭前',
      'Once a week, 1 tablet each time, before a meal',
    ],
  ])('%j is one sentence', (changed, zh, en) => {
    const dose = { ...once, ...changed };
    expect(directionsText(dose, 'zh-Hans')).toBe(zh);
    expect(directionsText(dose, 'en')).toBe(en);
  });

  it('is in Traditional Chinese, and in English where a language has no words of its own', () => {
    expect(directionsText({ ...once, timing: 'afterMeal' }, 'zh-Hant')).toBe(
      '每天 1 次，每次 1 片，飯後',
    );
    expect(directionsText(once, 'fr')).toBe(directionsText(once, 'en'));
  });
});
