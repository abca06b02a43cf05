import type { Pair } from './seed-channels';

type Saying = readonly [score: number, zh: string, en: string];

/** What people say of the organisations of a channel, with the stars they give. */
export const sayings: Readonly<Record<string, readonly Saying[]>> = {
  nursing: [
    [
      5,
      '换药轻，每一步先说再做。',
      'Gentle with the dressing, and said each step before doing it.',
    ],
    [5, '上门准时，东西都自己带来。', 'Came on time and brought everything along.'],
    [4, '护理很细，就是周末难约。', 'Careful nursing, but weekends fill up fast.'],
    [3, '换了两位护士，交接要再说一遍。', 'Two different nurses, so we explained it all again.'],
  ],
  rehabilitation: [
    [5, '练了六周，能自己下楼了。', 'After six weeks I manage the stairs by myself.'],
    [5, '治疗师每次都记进度，看得见变化。', 'The therapist notes the progress each time.'],
    [4, '动作教得细，回家也能练。', 'Exercises are explained well enough to do at home.'],
    [2, '下午人多，多等了四十分钟。', 'Crowded in the afternoon: forty minutes of waiting.'],
  ],
  'elder-care': [
    [5, '试住一周，老人自己说想留下。', 'After a week on trial my father asked to stay.'],
    [5, '每天发照片，家里放心。', 'Photos each day put our minds at rest.'],
    [4, '饭菜软，味道淡，适合老人。', 'Soft and lightly salted food, right for seniors.'],
    [3, '探望要提前一天说。', 'Visits have to be announced a day ahead.'],
  ],
  'home-visits': [
    [5, '老人不用出门，抽血一针就好。', 'No need to leave home, and one prick was enough.'],
    [
      5,
      '医生把药一样样看过，减了一种。',
      'The doctor went through all medicines and took one off.',
    ],
    [4, '来之前会打电话，找得到路。', 'They call ahead and find the way.'],
    [3, '时间是一个时段，要在家等。', 'You get a window of time and wait at home.'],
  ],
  dental: [
    [5, '孩子不怕，洗完还想再来。', 'My child was not afraid and wants to come back.'],
    [4, '先报价再动手，没有多收。', 'A price before they begin, and nothing on top.'],
    [5, '补得平，咬东西没有感觉。', 'A smooth filling, I do not notice it.'],
    [3, '停车不方便，坐地铁好些。', 'Parking is difficult, better take the metro.'],
  ],
  'mental-health': [
    [5, '愿意听，不急着下结论。', 'Listens, and is in no hurry to judge.'],
    [5, '睡眠报告讲得清楚，照着改有用。', 'The sleep report was explained, and the changes help.'],
    [4, '房间安静，时间到了会提醒。', 'A quiet room, and a reminder when time is up.'],
    [3, '晚上的时间要提前两周约。', 'Evening hours are booked two weeks ahead.'],
  ],
};

/** Masked names of those who say it. */
export const authorRows: readonly Pair[] = [
  ['王**', 'W**'],
  ['李**', 'L**'],
  ['陈**', 'C**'],
  ['周**', 'Z**'],
];
