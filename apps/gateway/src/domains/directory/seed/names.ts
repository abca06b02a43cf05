import { surnameOf } from '@xinglin/rules';
import { traditionalName } from '@xinglin/traditional';
import type { Localised } from '../../../platform/localised';
import type { Random } from '../../../platform/random';
import { nameSyllables, romanised } from '../../../platform/translate';

const surnames: readonly (readonly [string, number])[] = [
  ...[...'王李张刘陈杨赵黄周吴'].map((name) => [name, 30] as const),
  ...[...'徐孙胡朱高林何郭马罗梁宋郑谢韩唐冯于董萧程曹袁邓许傅沈曾彭吕'].map(
    (name) => [name, 12] as const,
  ),
  ...[
    ...'苏卢蒋蔡贾丁魏薛叶阎余潘杜戴夏钟汪田任姜范方石姚谭廖邹熊金陆郝孔白崔康毛邱秦江史顾侯邵孟龙万段雷钱汤尹黎易常武乔贺赖龚文',
  ].map((name) => [name, 4] as const),
  ...['欧阳', '上官', '司徒', '诸葛'].map((name) => [name, 1] as const),
];

const firstOf = {
  female: [...'若晓雅静思雨慧敏婉清佳欣怡梦书令文淑秀玉美诗语心可芷素云月'],
  male: [...'建志文明知景国伟家俊子浩宇宏永立正嘉承振学思启泽向铭瑞云继'],
};
const secondOf = {
  female: [...'溪琳宁岚茹洁瑶婷芸仪娴妍雯琪萍蓉颖悦莹兰华英芬娜珍晴薇瑾澜'],
  male: [...'远川和峰平军强辉杰涛斌鹏林华民生波毅诚康哲轩然恒霖舟安明松'],
};

/** A credible, invented name of a person. */
export function personName(random: Random, gender: 'female' | 'male'): string {
  const surname = random.weighted(surnames);
  const second = random.pick(secondOf[gender]);
  return random.chance(14)
    ? `${surname}${second}`
    : `${surname}${random.pick(firstOf[gender])}${second}`;
}

/** 沈知远 → Shen Zhiyuan, in all languages. */
export function localisedPersonName(chinese: string): Localised {
  const parts = nameSyllables(chinese);
  const surnameLength = [...surnameOf(chinese)].length;
  const english = `${romanised(parts.slice(0, surnameLength))} ${romanised(parts.slice(surnameLength))}`;
  return { 'zh-Hans': chinese, 'zh-Hant': traditionalName(chinese), en: english };
}

const hospitalFirst = [...'澄景怀望云清和明嘉泽沐梧栖芷岚瑾攸颐朴若予溯漱钦聿霁砚蕴谷汀'];
const hospitalSecond = [...'川和岫澈宁瑜霖庭舒屿衡樾禾淳昀朗钧岑苑桥林泉溪岸济康仁慈安德'];

/** Every two-character word from which hospital names are made, mixed well; none is a place or a known hospital. */
export function hospitalWords(random: Random): string[] {
  const words = hospitalFirst.flatMap((first) =>
    hospitalSecond.filter((second) => second !== first).map((second) => `${first}${second}`),
  );
  for (let place = words.length - 1; place > 0; place -= 1) {
    const other = random.between(0, place);
    // Both places are inside the list.
    [words[place], words[other]] = [words[other] as string, words[place] as string];
  }
  return words;
}

const roadWords = [
  '清泉',
  '学府',
  '望江',
  '文澜',
  '春晖',
  '梧桐',
  '朝霞',
  '书院',
  '同心',
  '长虹',
  '松柏',
  '杏花',
  '临湖',
  '东篱',
  '青云',
  '迎宾',
];

/** A street and a number, in Chinese and English. */
export function streetAddress(random: Random): readonly [string, string] {
  const word = random.pick(roadWords);
  const [kind, english] = random.pick([
    ['路', 'Road'],
    ['街', 'Street'],
    ['大道', 'Avenue'],
  ] as const);
  const number = random.between(1, 899);
  return [`${word}${kind} ${number} 号`, `${number} ${romanised(nameSyllables(word))} ${english}`];
}
