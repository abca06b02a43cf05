import { moderate } from '../../kernel/moderation/moderate';

/** Medicines and doses, by name, by the endings that their names share, and by amounts. Letters are small. */
const medicines: readonly RegExp[] = [
  /\d\s*(?:mg|ml|µg|mcg|iu)\b|毫克|微克|毫升/u,
  /[一二三四五六两半\d]\s*(?:片|粒|颗|丸|袋|滴|支)|[一每](?:日|天)[一二三四两\d]次/u,
  /口服|服用|服药|吃药|用药|药片|胶囊|抗生素|消炎药|止痛药|退烧药|降压药|安眠药|激素|胰岛素/u,
  /阿司匹林|布洛芬|扑热息痛|对乙酰氨基酚|二甲双胍|头孢|西林|霉素|沙星|洛尔|地平|他汀|普利片|沙坦|拉唑|替丁/u,
  /\b(?:aspirin|ibuprofen|paracetamol|parasetamol|acetaminophen|metformin|insulin|antibiotic|antibiotik|aspirine?a?)/u,
  /\b[a-z]{2,}(?:cillin|cilina|cilline|mycin|micina|floxacin|olol|dipine|statin|sartan|prazole?|profene?|azepam)s?\b/u,
  /\b(?:tablets?|capsules?|pills?|compress[ae]|pastigli[ae]|comprimés?|gélules?|kapsul|minum obat|dosage|doses?|dosis|dosi)\b/u,
];

/** Sentences that say what a person has. */
const diagnoses: readonly RegExp[] = [
  /[您你](?:这是|得了|患了|患有|患的)|可能(?:是|患|得了)|考虑(?:是|为|患)|诊断(?:为|是)|确诊|应该是.{0,10}(?:炎|病|症|癌|瘤)/u,
  /\byou (?:probably|likely|most likely|may|might|could|must|seem to|appear to|clearly|definitely) (?:have|be having|suffer)/u,
  /\b(?:it|this|that) (?:is|could be|may be|might be|sounds like|looks like) (?:probably |likely |most likely |possibly )?(?:an? )?(?:case of )?[a-z -]*(?:itis|osis|emia|cancer|infection|disease|syndrome|attack|flu|cold|migraine)\b/u,
  /\b(?:i diagnose|your diagnosis is|diagnosed with|you have got|you are suffering from)\b/u,
  /\b(?:lei (?:ha|soffre)|potrebbe (?:avere|trattarsi)|si tratta (?:probabilmente )?di)\b/u,
  /\b(?:vous (?:avez (?:probablement|sans doute|peut-être)|souffrez)|il s['’]agit (?:probablement|sans doute))/u,
  /\banda (?:mungkin |kemungkinan )?(?:menderita|mengidap|terkena)\b/u,
];

/** Whether a sentence may be told: no medicine, no dose, no diagnosis, no words that are refused. */
export function mayBeTold(sentence: string): boolean {
  const letters = sentence.normalize('NFKC').toLowerCase();
  // Between Chinese characters nothing may hide a word.
  const joined = letters.replaceAll(/(?<=\p{Script=Han})[\s*·.\-_]+(?=\p{Script=Han})/gu, '');
  if ([...medicines, ...diagnoses].some((one) => one.test(letters) || one.test(joined)))
    return false;
  return moderate(sentence).found.every(({ act }) => act === 'mask');
}

/** Where a sentence ends; a point between digits ends none. */
const sentenceEnd = /[。！？!?；;\n]|[.](?=\s)/u;
/** Characters after which what has no end is taken for a sentence. */
const longestSentence = 300;

/**
 * Hands a provider's words on sentence by sentence. What may not be told is replaced by `instead`, once; what is only
 * hidden elsewhere, such as a telephone number, is hidden here too.
 */
export async function* guarded(
  pieces: AsyncIterable<string>,
  instead: string,
): AsyncGenerator<string, void, undefined> {
  let rest = '';
  let wasReplaced = false;
  const read = function* (sentence: string): Generator<string> {
    if (sentence === '') return;
    if (mayBeTold(sentence)) yield moderate(sentence).shown;
    else if (!wasReplaced) {
      wasReplaced = true;
      yield `${instead}\n`;
    }
  };
  for await (const piece of pieces) {
    rest += piece;
    for (;;) {
      const found = sentenceEnd.exec(rest);
      const end = found === null ? null : found.index + found[0].length;
      if (end === null && rest.length <= longestSentence) break;
      yield* read(rest.slice(0, end ?? longestSentence));
      rest = rest.slice(end ?? longestSentence);
    }
  }
  yield* read(rest);
}
