import { describe, expect, it } from 'vitest';
import { toTraditional } from '../../platform/translate';
import { departmentsFor } from './departments-for';
import { departmentsForLong } from './long-texts';

const flagsIn = (text: string): readonly string[] =>
  departmentsForLong(text).redFlags.map(({ id }) => id);

/** A sign that cannot wait, as it is said in Chinese, English, Italian, French and Indonesian. */
const signs: readonly (readonly [string, string, string, string, string, string])[] = [
  [
    'heart-attack',
    '胸口闷，出冷汗',
    'tight chest and cold sweat',
    'Peso al petto e sudore freddo',
    'Oppression thoracique et sueurs froides',
    'Dada sesak dan keringat dingin',
  ],
  [
    'stroke-signs',
    '突然嘴歪，说不清话',
    'crooked face and slurred speech',
    'Ha la bocca storta e parla male',
    'La bouche de travers, du mal à parler',
    'Mulutnya mencong, mulut mencong sejak pagi',
  ],
  [
    'cannot-breathe',
    '孩子喘不上气',
    'my son cannot breathe',
    'Mio figlio non riesce a respirare',
    'Mon fils n’arrive pas à respirer',
    'Anak saya susah bernapas',
  ],
  [
    'unconscious',
    '奶奶叫不醒',
    'grandma is unconscious',
    'La nonna è priva di sensi',
    'Mamie ne se réveille pas',
    'Nenek tidak sadarkan diri',
  ],
  [
    'fitting',
    '孩子抽搐',
    'the child has a seizure',
    'Il bambino ha le convulsioni',
    'L’enfant a des convulsions',
    'Anak kejang-kejang',
  ],
  [
    'heavy-bleeding',
    '血流不止',
    'heavy bleeding from the leg',
    'Perde molto sangue',
    'Il perd beaucoup de sang',
    'Banyak darah keluar',
  ],
  [
    'inner-bleeding',
    '吐血了',
    'I am vomiting blood',
    'Vomito sangue',
    'Il vomit du sang',
    'Ayah muntah darah',
  ],
  [
    'poisoned',
    '孩子吃错药了',
    'an overdose of pills',
    'Ha preso troppe pastiglie',
    'Il a avalé trop de médicaments',
    'Dia overdosis',
  ],
  [
    'harming-oneself',
    '我不想活了',
    'I feel suicidal',
    'Voglio togliermi la vita',
    'Je veux me tuer',
    'Saya ingin mati',
  ],
  [
    'severe-allergy',
    '过敏喘不过气',
    'anaphylaxis after a nut',
    'Shock anafilattico',
    'Un choc anaphylactique',
    'Syok anafilaksis',
  ],
  [
    'head-injury-signs',
    '撞到头后一直吐',
    'hit my head and vomiting',
    'Ho battuto la testa e vomito',
    'Tombé sur la tête, il vomit',
    'Kepala terbentur lalu muntah',
  ],
  [
    'worst-headache',
    '突然剧烈头痛',
    'sudden severe headache',
    'Mal di testa fortissimo',
    'Un violent mal de tête',
    'Sakit kepala hebat',
  ],
  [
    'acute-belly',
    '肚子剧痛',
    'severe belly pain',
    'Un fortissimo mal di pancia',
    'Un violent mal au ventre',
    'Sakit perut hebat',
  ],
  [
    'pregnancy-danger',
    '怀孕了，胎动减少',
    'pregnant, the baby moves less',
    'Incinta, il bambino si muove meno',
    'Enceinte, le bébé bouge moins',
    'Hamil, gerakan bayi berkurang',
  ],
  [
    'infant-fever',
    '新生儿发烧',
    'my baby has newborn fever',
    'Neonato con febbre',
    'Le nouveau-né a de la fièvre',
    'Bayi baru lahir demam',
  ],
  [
    'swallowed',
    '孩子吞电池了',
    'he swallowed a battery',
    'Ha ingoiato una pila',
    'Il a avalé une pile',
    'Anak menelan baterai',
  ],
  [
    'sudden-sight-loss',
    '眼睛突然看不见',
    'I suddenly cannot see',
    'Improvvisamente non vedo',
    'Soudain je ne vois plus',
    'Tiba-tiba tidak bisa melihat',
  ],
  [
    'severe-burns',
    '大面积烫伤',
    'an electric shock',
    'Una ustione grave',
    'Une brûlure grave',
    'Luka bakar parah',
  ],
  [
    'animal-bitten',
    '被狗咬了',
    'a dog bite',
    'Morso da un cane',
    'Mordu par un chien',
    'Digigit anjing',
  ],
  [
    'major-injury',
    '出了车祸',
    'a car accident',
    'Un incidente stradale',
    'Un accident de voiture',
    'Kecelakaan motor',
  ],
  [
    'lung-clot',
    '腿肿，喘不上气',
    'swollen leg and trouble breathing',
    'Gamba gonfia e fiato corto',
    'Jambe gonflée, essoufflé',
    'Kaki bengkak dan sesak napas',
  ],
  [
    'spine-emergency',
    '腰痛，大小便失禁',
    'low back pain and incontinence',
    'Mal di schiena e incontinenza',
    'Mal au bas du dos, incontinence',
    'Sakit pinggang, tidak bisa menahan kencing',
  ],
  [
    'no-urine',
    '完全尿不出',
    'cannot pee at all',
    'Non riesco a urinare',
    'Je n’arrive plus à uriner',
    'Tidak bisa kencing',
  ],
];

/** Says much and nothing that leads anywhere, in its language; longer than the tables read at a time. */
const before = '昨天去公园走了走，天气很好。'.repeat(30);

describe('what cannot wait', () => {
  it.each(signs)('%s is found in each of the six languages', (flag, chinese, ...abroad) => {
    for (const text of [chinese, toTraditional(chinese), ...abroad])
      expect(flagsIn(text), text).toContain(flag);
  });

  it.each(signs)('%s is found at the end of a long text', (flag, chinese, ...abroad) => {
    for (const text of [chinese, ...abroad]) expect(flagsIn(before + text), text).toContain(flag);
  });

  it('stands with those first for which 120 is called', () => {
    const { redFlags } = departmentsForLong(`右下腹疼。${before}叫不醒`);
    expect(redFlags.map(({ urgency }) => urgency)).toEqual(['call120', 'goNow']);
  });
});

describe('where a long text leads', () => {
  it('is what a short one leads to', () => {
    for (const text of ['肚子疼', '孩子发烧咳嗽', 'my knee hurts'])
      expect(departmentsForLong(text)).toEqual(departmentsFor(text));
  });

  it('is found behind much else, once, five departments at most', () => {
    const complaints = '膝盖疼。牙疼。皮肤痒。眼睛疼。耳鸣。失眠。尿频。';
    const { departments } = departmentsForLong(`${before}${complaints}${before}膝盖疼`);
    const ids = departments.map(({ departmentId }) => departmentId);
    expect(ids[0]).toBe('orthopaedics');
    expect([ids.length, new Set(ids).size]).toEqual([5, 5]);
  });
});
