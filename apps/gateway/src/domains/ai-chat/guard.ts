import { moderate } from '../../kernel/moderation/moderate';
import { simplified } from '../../platform/simplified';

/** Medicines and doses, by name, by the endings that their names share, by amounts and by how they are taken. */
const medicines: readonly RegExp[] = [
  /\d\s*(?:mg|ml|μg|mcg|iu|drops?|gocce|gouttes|tetes)\b|毫克|微克|毫升/u,
  /[一二三四五六两半\d]\s*(?:片|粒|颗|丸|袋|滴|支|包)|[一每](?:日|天)[一二三四两\d]次|早晚各/u,
  /口服|服用|服药|吃药|用药|药片|药膏|药水|胶囊|冲剂|外涂|抗生素|激素|胰岛素|维生素/u,
  /(?:消炎|止痛|退烧|退热|降压|安眠|感冒|止咳|止泻|抗过敏|中成)药|止咳糖浆/u,
  /阿司匹林|布洛芬|扑热息痛|对乙酰氨基酚|二甲双胍|头孢|西林|霉素|沙星|洛尔|地平|他汀|普利片|沙坦|拉唑|替丁/u,
  /黄连素|蒙脱石|连花清瘟|板蓝根|他韦|雷他定|替利嗪|藿香正气|云南白药|泼尼松|米松|可的松|氨溴索|华法林|硝酸甘油|救心丸/u,
  /\b(?:aspirin|ibuprofen|paracetamol|parasetamol|acetaminophen|metformin|insulin|antibio|antihistamin|antistamin|cortison|steroid|prednison|warfarin|nitrogl|loratadin|cetirizin|oseltamivir|vitamin)/u,
  /\b(?:painkiller|laxative|antacid|ointment|syrup|antidolorific|antinfiammator|sciroppo|pomata|tachipirina|antidouleur|antalgique|anti-?inflam|sirop\b|pommade|doliprane|efferalgan|obat\b|sirup|salep)/u,
  /\b[a-z]{2,}(?:cillin|cilina|cilline|mycin|micina|floxacin|olol|dipine|statin|sartan|prazole?|profene?|azepam)s?\b/u,
  /\b(?:tablets?|capsules?|pills?|compress[ae]|pastigli[ae]|comprimes?|gelules?|kapsul|dosage|doses?|dosis|dosi)\b/u,
  /\btake (?:one|two|three|half|some|\d)|\b(?:once|twice|three times) (?:a day|daily)\b|\bevery (?:\d+|four|six|eight|twelve) hours\b/u,
  /\bassum[ai]\b|\bprend[ai] (?!(?:un |l')?(?:appuntament|contatt|nota|tempo))|\b(?:una|due|tre|quattro|\d) volt[ae] al giorno\b|\bogni (?:\d+|sei|otto|dodici) ore\b/u,
  /\bprenez (?!(?:un |d'abord )?(?:rendez-vous|contact|note|le temps))|\b(?:une|deux|trois|quatre|\d) fois par jour\b|\btoutes les (?:\d+|six|huit|douze) heures\b/u,
  /\bminum(?:lah)? (?!(?:banyak )?air)|\b(?:se|satu|dua|tiga|empat|\d) ?kali sehari\b|\bsetiap \d+ jam\b/u,
];

/** What a person can have, by words and by the endings that they share, without accents. */
const illness =
  '(?:[a-z]*(?:gastr|bronch|sinus|pharyng|faring|tonsill|amygdal|appendic|artr|arthr|hepat|epat|dermat|tendin|pancreat|laryng|laring|enter|nephr|nefr|prostat|mening)it(?:e|is|i)' +
  '|(?:ot|cist|cyst|col|rin|rhin|angin)it(?:e|is|i)|[a-z]+(?:osis|aemia|emia|emie|carcinoma|melanoma)|congiuntivite|conjunctivitis|conjonctivite' +
  '|flu|influenza|grippe|cold|rhume|raffreddore|pneumoni[ae]|polmonite|asthma|asthme|asma|diabet[a-z]*|hypertension|ipertensione|migraine|emicrania' +
  '|cancer|cancro|kanker|tumou?re?|tumeur|ulcer[ae]?|ulcere|infection|infezione|infeksi|disease|syndrome|tuberculos[a-z]*|covid|angine|infarto|infarctus|ictus|stroke|heart attack' +
  '|ernia|hernia|hernie|gout|measles|shingles|maag|tifus|tipes|demam berdarah|usus buntu|hipertensi|migrain)\\b';

/** Sentences that say what a person has. */
const diagnoses: readonly RegExp[] = [
  /[您你](?:这是|得了|得的|患了|患有|患的)|可能(?:是|患|得了)|考虑(?:是|为|患)|诊断(?:为|是)|确诊|应该是.{0,10}(?:炎|病|症|癌|瘤)/u,
  /(?:这|那|就|多半|大概|八成|估计|看来|很|听起来|看起来)(?:就|也)?(?:是|像|属于)(?:得了)?\p{Script=Han}{0,6}(?:炎(?!症)|癌|瘤|结石|溃疡|感冒|流感|骨折|梗死|中风|哮喘|高血压|糖尿病|综合征)/u,
  /(?:怀疑|属于|得了|患了|像是)(?:是)?\p{Script=Han}{0,6}(?:炎(?!症)|癌|瘤|结石|溃疡|感冒|流感|骨折|梗死|哮喘|高血压|糖尿病|综合征)/u,
  /\byou (?:probably|likely|most likely|may|might|could|must|seem to|appear to|clearly|definitely) (?:have|be having|suffer)/u,
  /\b(?:i diagnose|your diagnosis is|diagnosed with|you have got|you are suffering from)\b/u,
  new RegExp(
    `(?<!\\b(?:if|whether|do|did) )\\b(?:you(?:'ve| have| are)|(?:it|this|that)(?:'s| is| sounds| looks| seems| must| could| may| might)|i (?:think|believe|suspect)|probably|most likely)\\b.{0,40}\\b${illness}`,
    'u',
  ),
  /\b(?:lei (?:ha|soffre)|potrebbe (?:avere|trattarsi)|(?<!\bse )si tratta (?:probabilmente )?di)\b/u,
  new RegExp(
    `(?<!\\bse )\\b(?:ha|e|sembra|soffre|probabilmente|potrebbe|penso|credo|diagnosi)\\b.{0,30}(?:\\b|')${illness}`,
    'u',
  ),
  /\b(?:vous (?:avez (?:probablement|sans doute|peut-etre)|souffrez)|il s'agit (?:probablement|sans doute))/u,
  new RegExp(
    `(?<!\\bsi )\\b(?:vous (?:avez|faites)|c'est|il s'agit|ressemble|probablement|sans doute|je pense|je crois|diagnostic|on dirait)\\b.{0,40}(?:\\b|')${illness}`,
    'u',
  ),
  /\banda (?:mungkin |kemungkinan )?(?:menderita|mengidap|terkena)\b/u,
  new RegExp(
    `(?<!\\b(?:apakah|jika|kalau) )\\b(?:anda|ini|itu|sepertinya|kemungkinan|mungkin|kelihatannya|diagnosis|diagnosa)\\b.{0,40}\\b${illness}`,
    'u',
  ),
];

/** Small letters without accents, in Simplified characters: words are found however they are written. */
const plain = (sentence: string): string =>
  simplified(sentence.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase()).replaceAll(
    '’',
    "'",
  );

/** Whether a sentence may be told: no medicine, no dose, no diagnosis, no words that are refused. */
export function mayBeTold(sentence: string): boolean {
  const letters = plain(sentence);
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
