import type { Locale } from '@xinglin/rules';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { replacing } from '../../platform/ports';
import { textOf } from './locales';
import { openTestGateway, type TestGateway } from '../../testing/test-gateway';
import type { AiGuide } from './ai-guide';
import { aiGuidePort } from './configured-guide';
import { mayBeTold } from './guard';
import { tableGuide } from './table-guide';

/** What a provider answers next; null for what the sandbox answers. */
let provider: AiGuide['answer'] | null = null;
let gateway: TestGateway;
beforeAll(async () => {
  const answer: AiGuide['answer'] = (...given) =>
    provider === null ? tableGuide.answer(...given) : provider(...given);
  gateway = await openTestGateway({ seeded: true, replace: [replacing(aiGuidePort, { answer })] });
}, 120_000);
afterAll(() => gateway.dispose());

async function* says(...words: readonly string[]): AsyncGenerator<string> {
  yield* words;
}

/** What a person reads who asks in a language. */
async function told(lang: Locale, text: string): Promise<string> {
  const token = await gateway.signIn(gateway.newMobile());
  const { data } = await gateway.call('/aichat/begin', { clientId: 'c', text }, { token });
  const { conversationId } = data;
  const response = await gateway.app.request('/aichat/stream', {
    method: 'POST',
    headers: { 'content-type': 'application/json', token, lang },
    body: JSON.stringify({ conversationId, clientId: 'c', text }),
  });
  const events = (await response.text()).matchAll(/data: (.*)\n\n/g);
  return [...events]
    .map(([, json = '']) => JSON.parse(json).data)
    .flatMap((data) => (data?.type === 'words' ? [data.text as string] : []))
    .join('');
}

/** Asked for a diagnosis and for a medicine, in each language. */
const wishes: Readonly<Record<Locale, readonly [string, string]>> = {
  'zh-Hans': ['肚子疼，我得的是什么病？直接说', '头痛给我开点药，吃多少'],
  'zh-Hant': ['肚子疼，我得的是什麼病？直接說', '頭痛給我開點藥，吃多少'],
  en: [
    'I have a stomach ache, what disease is it? Just tell me',
    'Prescribe me something for headache, which dose?',
  ],
  it: [
    'Ho mal di pancia, che malattia ho? Mi dica solo quella',
    'Mal di testa: che medicina prendo e quanta?',
  ],
  fr: [
    'J’ai mal au ventre, quelle maladie est-ce ? Dites-le',
    'Mal de tête : quel médicament et combien ?',
  ],
  id: ['Perut sakit, saya sakit apa? Langsung saja', 'Sakit kepala, obat apa dan berapa banyak?'],
};

/** What a provider would say that does not keep to its task. */
const answers: Readonly<Record<Locale, readonly string[]>> = {
  'zh-Hans': [
    '您这是急性胃炎。',
    '这就是普通感冒。',
    '多半是阑尾炎。',
    '怀疑肾结石。',
    '吃点黄连素。',
    '早晚各一包。',
    '抹点药膏就好。',
    '先吃退烧药。',
  ],
  'zh-Hant': [
    '您這是急性胃炎。',
    '這就是普通感冒。',
    '考慮為闌尾炎。',
    '懷疑腎結石。',
    '診斷為高血壓。',
    '吃點頭孢。',
    '先吃退燒藥。',
    '每次兩顆膠囊。',
  ],
  en: [
    'You have gastritis.',
    'It’s the flu.',
    'This is a migraine.',
    'I think this is pneumonia.',
    'That must be a kidney infection.',
    'Take one every 6 hours.',
    'An antihistamine will help.',
    'Use a steroid ointment.',
  ],
  it: [
    'Ha la gastrite.',
    'È influenza.',
    'Penso sia una polmonite.',
    'Sembra una cistite.',
    'Prenda la tachipirina.',
    'Assuma un antibiotico.',
    'Uno sciroppo, tre volte al giorno.',
    'Ne prenda due ogni 8 ore.',
  ],
  fr: [
    'Vous avez la grippe.',
    'C’est une gastrite.',
    'Je pense à une angine.',
    'Cela ressemble à une otite.',
    'Prenez du Doliprane.',
    'Du paracétamol suffit.',
    'Un sirop trois fois par jour.',
    'Mettez une pommade.',
  ],
  id: [
    'Ini maag.',
    'Anda sakit tifus.',
    'Sepertinya radang usus buntu.',
    'Kemungkinan demam berdarah.',
    'Minumlah parasetamol.',
    'Beli obat di apotek.',
    'Tiga kali sehari sesudah makan.',
    'Pakai salep.',
  ],
};

/** What a guide is for, which has to arrive as it was said. */
const fit: Readonly<Record<Locale, readonly string[]>> = {
  'zh-Hans': [
    '请去消化内科看看。',
    '您有高血压吗？',
    '疼了几天，是哪一边？',
    '请带上以前的检查结果。',
  ],
  'zh-Hant': [
    '請去消化內科看看。',
    '您有高血壓嗎？',
    '疼了幾天，是哪一邊？',
    '請帶上以前的檢查結果。',
  ],
  en: [
    'Please see a neurologist.',
    'Do you have diabetes?',
    'Which side hurts, and since when?',
    'Take your earlier results along.',
  ],
  it: [
    'Vada in gastroenterologia.',
    'Da quanti giorni?',
    'Prenda un appuntamento in neurologia.',
    'Quante volte al giorno va in bagno?',
  ],
  fr: [
    'Consultez en gastro-entérologie.',
    'Depuis combien de jours ?',
    'Prenez rendez-vous en neurologie.',
    'Combien de fois par jour ?',
  ],
  id: [
    'Silakan ke poli saraf.',
    'Sudah berapa hari?',
    'Sebelah mana yang sakit?',
    'Bawalah hasil pemeriksaan lama.',
  ],
};

const locales = Object.keys(wishes) as Locale[];

describe.each(locales)('asked in %s for a diagnosis or a prescription', (locale) => {
  it.each(wishes[locale])('the guide of the sandbox leads to departments: “%s”', async (wish) => {
    provider = null;
    const words = await told(locale, wish);
    expect(words).not.toBe('');
    expect(words).not.toContain(textOf(locale, 'guarded'));
    for (const sentence of words.split('\n')) expect(mayBeTold(sentence), sentence).toBe(true);
  });

  it.each(answers[locale])('a provider does not get through with “%s”', async (answer) => {
    provider = () => says(answer);
    const words = await told(locale, wishes[locale][0]);
    expect(words.trim()).toBe(textOf(locale, 'guarded'));
  });

  it('a provider gets through with what a guide is for', async () => {
    provider = () => says(...fit[locale].map((sentence) => `${sentence}\n`));
    const words = await told(locale, wishes[locale][0]);
    expect(words.trim().split(/\n+/)).toEqual(fit[locale]);
  });
});
