import type { ResponseOf, ocr } from '@xinglin/contract';
import { parseIdCard, cutText } from '@xinglin/rules';
import type { Logger } from 'pino';
import type { Config } from '../../platform/config';
import { describeFault } from '../../platform/fault';
import { Refusal, refuse } from '../../platform/refusal';
import { httpReader } from './http-reader';
import { createLocalReader } from './local-reader';
import type { Port } from '../../platform/ports';
import type { Services } from '../../platform/services';
import { workPool, type WorkPool } from '../../platform/work-pool/work-pool';
import type { IdCardField, IdCardText, OcrProvider, Picture } from './ocr-provider';

/** Reads documents off pictures. */
export const ocrProvider: Port<OcrProvider, Services> = {
  name: 'OCR',
  make: ({ config, use }) => ocrProviderOf(config, use(workPool)),
  close: (provider) => provider.close(),
};

/** The provider that the configuration names: a service, else this machine itself. */
export function ocrProviderOf(config: Pick<Config, 'ocr'>, pool: WorkPool): OcrProvider {
  return config.ocr === null ? createLocalReader(pool) : httpReader(config.ocr);
}

/**
 * Reads the front of an ID card. Refuses with `pictureUnreadable` what shows no valid number, with `overloaded` while no
 * reader is free.
 */
export async function readIdCard(
  provider: OcrProvider,
  picture: Picture,
  logger: Logger,
): Promise<ResponseOf<(typeof ocr)['ocrIdCard']>> {
  const text = await provider.readIdCard(picture).catch((error: unknown) => {
    if (error instanceof Refusal) throw error;
    logger.error(describeFault(error), 'pictures cannot be read');
    return refuse('overloaded', { retryAfterSeconds: 5 });
  });
  return checked(text) ?? refuse('pictureUnreadable');
}

/**
 * What was read, checked: the number by its check character, the rest by the number, which says sex
 * and birth date itself. Null without a valid number.
 */
export function checked(text: IdCardText | null): ResponseOf<(typeof ocr)['ocrIdCard']> | null {
  const cardNo = text?.cardNo?.replaceAll(' ', '').toUpperCase() ?? '';
  const card = parseIdCard(cardNo);
  if (text === null || !card.valid || card.length !== 18) return null;
  const unsure = new Set<IdCardField>(text.unsure);
  // Printed otherwise than the number says: one of the two was misread.
  if (text.gender !== null && text.gender !== card.sex) unsure.add('gender').add('cardNo');
  if (text.birthDate !== null && text.birthDate !== card.birthDate)
    unsure.add('birthDate').add('cardNo');
  const name = cutText(text.name ?? '', 50) || null;
  if (name === null) unsure.delete('name');
  return { name, gender: card.sex, birthDate: card.birthDate, cardNo, unsure: [...unsure] };
}
