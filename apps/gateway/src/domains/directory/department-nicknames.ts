/**
 * What people call a department, and what departments of hospitals are called. Only names of which the first is
 * no cut of the second, as those are found anyway.
 */
export const nicknames: readonly (readonly [nickname: string, ...names: readonly string[]])[] = [
  ['心内科', '心血管内科'],
  ['心血管科', '心血管内科'],
  ['心脏科', '心血管内科'],
  ['心脏内科', '心血管内科'],
  ['呼吸科', '呼吸内科'],
  ['消化科', '消化内科'],
  ['胃肠科', '消化内科'],
  ['肠胃科', '消化内科'],
  ['神内', '神经内科'],
  ['神经科', '神经内科', '神经外科'],
  ['糖尿病科', '内分泌科'],
  ['肾病科', '肾内科'],
  ['肾脏科', '肾内科'],
  ['肾科', '肾内科'],
  ['血液内科', '血液科'],
  ['风湿科', '风湿免疫科'],
  ['普通外科', '普外科'],
  ['骨外科', '骨科'],
  ['泌尿科', '泌尿外科'],
  ['男科', '泌尿外科'],
  ['神外', '神经外科'],
  ['脑外科', '神经外科'],
  ['甲乳外科', '甲状腺乳腺外科'],
  ['乳腺科', '甲状腺乳腺外科'],
  ['甲状腺科', '甲状腺乳腺外科'],
  ['妇产科', '妇科', '产科'],
  ['生殖科', '生殖医学科'],
  ['不孕不育科', '生殖医学科'],
  ['儿科', '儿内科'],
  ['小儿科', '儿内科'],
  ['儿保科', '儿童保健科'],
  ['五官科', '眼科', '耳鼻咽喉科', '口腔科'],
  ['耳鼻喉科', '耳鼻咽喉科'],
  ['耳鼻喉', '耳鼻咽喉科'],
  ['牙科', '口腔科'],
  ['中医科', '中医内科'],
  ['针灸科', '针灸推拿科'],
  ['肿瘤科', '肿瘤内科'],
  ['放射治疗科', '放疗科'],
  ['精神科', '精神心理科'],
  ['康复科', '康复医学科'],
];

/** Names of the departments that people call so, or whose nickname is being typed; none for any other word. */
export function calledBy(run: string): readonly string[] {
  // A single character begins far too many.
  if ([...run].length < 2) return [];
  const names = nicknames.flatMap(([nickname, ...called]) =>
    nickname.startsWith(run) ? called : [],
  );
  return [...new Set(names)];
}
