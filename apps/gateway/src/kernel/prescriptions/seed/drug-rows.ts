// Owns: the medicines of the demonstration, as rows of the list of medicines with their prices.
// Must not know: who stocks them.
// Used by: the seed of the list, and of the pharmacies' stock.
import { doseUnits, goodsPictograms, goodsTones } from '@xinglin/contract';
import { searchForm } from '../../../platform/search-form';
import { localised, syllables } from '../../../platform/translate';
import type { DrugRow } from '../tables';
import { drugLines } from './drug-lines';

/** Makers of the demonstration; none exists. */
const makers: Readonly<Record<string, readonly [string, string]>> = {
  qinghe: ['青河制药', 'Qinghe Pharma'],
  songling: ['松岭制药', 'Songling Pharma'],
  xingchun: ['杏春制药', 'Xingchun Pharma'],
  liyuan: ['黎原药业', 'Liyuan Pharma'],
};

const unitNames: Readonly<Record<DrugRow['unit'], readonly [string, string]>> = {
  tablet: ['片', 'tablets'],
  capsule: ['粒', 'capsules'],
  sachet: ['袋', 'sachets'],
  ml: ['ml', 'ml'],
  puff: ['揿', 'puffs'],
  drop: ['滴', 'drops'],
  unit: ['单位', 'units'],
};

/** What a pack is called whose strength says its contents already. */
const wholePacks: Readonly<Record<string, readonly [string, string]>> = {
  'insulin glargine': ['1 支', '1 pen'],
  methylprednisolone: ['1 瓶', '1 vial'],
};

/** Numbers of the same medicines in the demonstration's mall. */
const goodsNumbers: Readonly<Record<string, string>> = {
  amlodipine: 'g146',
  valsartan: 'g147',
  irbesartan: 'g148',
  metoprolol: 'g149',
  metformin: 'g150',
  acarbose: 'g151',
  gliclazide: 'g152',
  dapagliflozin: 'g153',
  atorvastatin: 'g154',
  rosuvastatin: 'g155',
  clopidogrel: 'g156',
  levothyroxine: 'g157',
  montelukast: 'g158',
  salbutamol: 'g159',
  amoxicillin: 'g160',
};

/** A medicine of the demonstration: its row of the list, and what a pack costs. */
export type DrugSeed = DrugRow & { readonly priceCents: number };

/** One of some words, by its name. */
function named<Word extends string>(words: readonly Word[], name: string): Word {
  const found = words.find((word) => word === name);
  if (found === undefined) throw new Error(`No such word of a medicine: ${name}`);
  return found;
}

const numberOf = (text: string): number | null => (text === '-' ? null : Number(text));

const pregnancies = ['allowed', 'caution', 'forbidden', 'unknown'] as const;

function specialOf(marks: readonly string[]): DrugRow['special'] {
  if (marks.includes('narcotic')) return 'narcotic';
  return marks.includes('psychotropic') ? 'psychotropic' : 'none';
}

/** The rows of one line, one a maker. */
function rowsOf(line: string): DrugSeed[] {
  const [base = '', zh = '', en = '', substance = '', atc = '', zhStrength = '', ...rest] =
    line.split('|');
  const [enStrength = '', mg = '-', unitName = '', packUnits = '', sold = '', ...others] = rest;
  const [pictogram = '', tone = '', most = '-', age = '-', pregnancy = '', marked = ''] = others;
  const marks = marked.split(' ');
  const unit = named(doseUnits, unitName);
  const [zhUnits, enUnits] =
    wholePacks[substance] ?? unitNames[unit].map((n) => `${packUnits} ${n}`);
  const initials = syllables(zh).map((syllable) => syllable.charAt(0));
  return sold.split(',').map((priced) => {
    const [makerId = '', cents = ''] = priced.split(':');
    const maker = makers[makerId];
    if (maker === undefined) throw new Error(`No such maker: ${makerId}`);
    return {
      drugId: `${base}-${packUnits}-${makerId}`,
      name: localised(zh, en),
      substance,
      atc,
      strength: localised(zhStrength, enStrength),
      strengthMg: numberOf(mg),
      unit,
      packUnits: Number(packUnits),
      packText: localised(`${zhStrength} × ${zhUnits}`, `${enStrength} × ${enUnits}`),
      maker: localised(...maker),
      picture: { pictogram: named(goodsPictograms, pictogram), tone: named(goodsTones, tone) },
      special: specialOf(marks),
      isForOnline: !marks.includes('offline'),
      isForLastingIllness: !marks.includes('short'),
      mostUnitsADay: numberOf(most),
      leastAgeYears: numberOf(age),
      pregnancy: named(pregnancies, pregnancy),
      storageMaxTenths: marks.includes('cold') ? 80 : 250,
      goodsNo: goodsNumbers[substance] ?? null,
      isListed: true,
      searchText: searchForm(
        [zh, en, substance, ...maker, syllables(zh).join(''), initials.join('')].join(' '),
      ),
      priceCents: Number(cents),
    };
  });
}

/**
 * All medicines of the demonstration: the same in every database. An id names substance, strength, pack and maker, as in
 * `amlodipine-5mg-28-qinghe`.
 */
export const drugRows: readonly DrugSeed[] = drugLines.trim().split('\n').flatMap(rowsOf);
